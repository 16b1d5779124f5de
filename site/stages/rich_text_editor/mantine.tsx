import '@mantine/tiptap/styles.css';
import { Input, Paper } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import type { StageProps } from '../contract';
import { readLines, writeLines } from './markup';
import type { Setup, State, Tool } from './model';

const FONT = { small: 'xs', default: 'sm', large: 'md' } as const;

/** Commits the document at every update of it, as typing and each control make one. */
export default function MantineRichTextEditorStage({ label, setup, size, state, commit }: StageProps<Setup, State>) {
  const id = useId();
  const { bar, bubble, heading, height } = setup;
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false }),
      Link.configure({ openOnClick: false, HTMLAttributes: { target: null } }),
    ],
    content: readLines(state.lines),
    shouldRerenderOnTransaction: true,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(heading ? { 'aria-labelledby': id } : { 'aria-label': label }),
        // The benchmark judges what was typed, and no browser's opinion of its spelling.
        spellcheck: 'false',
      },
    },
    onUpdate: ({ editor: own }) => commit({ lines: writeLines(own.getJSON()) }),
  });
  return (
    <div role="group" aria-label={`Editor of ${label}`}>
      {heading && (
        <Input.Label id={id} component="div" mb={4}>
          {label}
        </Input.Label>
      )}
      <RichTextEditor
        editor={editor}
        withTypographyStyles={false}
        styles={{ content: { fontSize: `var(--mantine-font-size-${FONT[size]})` } }}
      >
        {bar.length > 0 && (
          <RichTextEditor.Toolbar>
            {bar.map((tools) => (
              <RichTextEditor.ControlsGroup key={tools.join()}>
                {tools.map((tool) => (
                  <Control key={tool} tool={tool} />
                ))}
              </RichTextEditor.ControlsGroup>
            ))}
          </RichTextEditor.Toolbar>
        )}
        {bubble && editor && <Bubble editor={editor} tools={bubble} />}
        <RichTextEditor.Content style={height === undefined ? undefined : { height, overflowY: 'auto' }} />
      </RichTextEditor>
    </div>
  );
}

/** A small bar over what is selected. */
function Bubble({ editor, tools }: { editor: Editor; tools: Tool[] }) {
  return (
    <BubbleMenu editor={editor}>
      <Paper shadow="md" withBorder>
        <RichTextEditor.ControlsGroup>
          {tools.map((tool) => (
            <Control key={tool} tool={tool} />
          ))}
        </RichTextEditor.ControlsGroup>
      </Paper>
    </BubbleMenu>
  );
}

function Control({ tool }: { tool: Tool }) {
  const Own = RichTextEditor[tool];
  return <Own />;
}
