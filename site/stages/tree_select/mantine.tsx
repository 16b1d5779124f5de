import {
  Button,
  Checkbox,
  CloseButton,
  Combobox,
  Group,
  Popover,
  type RenderTreeNodePayload,
  ScrollArea,
  TextInput,
  Tree,
  UnstyledButton,
  useTree,
} from '@mantine/core';
import { useMemo } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';
import { leafName, usePicker } from './picker';
import type { Node } from './tree';

const SIZE = { small: 'xs', default: 'sm', large: 'md' } as const;

interface TreeData {
  value: string;
  label: string;
  children?: TreeData[];
}

const dataOf = ({ path, name, children }: Node): TreeData => ({
  value: path,
  label: name,
  ...(children.length > 0 && { children: children.map(dataOf) }),
});

function Chevron({ open }: { open: boolean }) {
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden style={{ transform: open ? 'rotate(90deg)' : 'none' }}>
      <path d="M6 4l4 4-4 4" fill="none" stroke="currentColor" strokeWidth={1.6} />
    </svg>
  );
}

/** Mantine's `Tree` in a popover under a read-only field. */
export default function MantineTreeSelectStage({ label, setup, size, ...live }: StageProps<Setup, State>) {
  const picker = usePicker({ setup, ...live });
  const { multiple, search, clearable, icon_expands, confirm, placeholder, help, heading = true, width } = setup;
  const { chosen, open } = picker;
  const scale = SIZE[size];
  // `Tree` starts anew with every new list of data.
  const data = useMemo(() => picker.nodes.map(dataOf), [picker.nodes]);
  const tree = useTree({
    expandedState: Object.fromEntries(picker.expanded.map((path) => [path, true])),
    onExpandedStateChange: (state) => picker.expand(Object.keys(state).filter((path) => state[path])),
    checkedState: multiple ? picker.draft : [],
  });
  const pick = (path: string) => {
    picker.choose([path]);
    if (confirm === undefined) picker.show(false);
  };
  const row = ({ node, expanded, hasChildren, elementProps }: RenderTreeNodePayload) => {
    const { value } = node;
    const act = () => {
      if (hasChildren && !icon_expands) tree.toggleExpanded(value);
      else if (!hasChildren && !multiple) pick(value);
      else if (!hasChildren) picker.toggle(value);
    };
    return (
      <Group
        {...elementProps}
        onClick={act}
        gap={6}
        wrap="nowrap"
        py={2}
        fz={scale}
        style={{ ...elementProps.style, cursor: 'pointer' }}
      >
        {hasChildren ? (
          <UnstyledButton
            component="span"
            aria-hidden
            data-chevron={value}
            tabIndex={-1}
            lh={0}
            onClick={(event) => {
              event.stopPropagation();
              tree.toggleExpanded(value);
            }}
          >
            <Chevron open={expanded} />
          </UnstyledButton>
        ) : (
          <span style={{ width: 16 }} />
        )}
        {multiple && (
          <Checkbox.Indicator
            size="xs"
            checked={tree.isNodeChecked(value)}
            indeterminate={tree.isNodeIndeterminate(value)}
            onClick={(event) => {
              event.stopPropagation();
              picker.toggle(value);
            }}
          />
        )}
        <span style={{ fontWeight: picker.draft.includes(value) ? 600 : undefined }}>{node.label}</span>
      </Group>
    );
  };
  return (
    <Popover
      opened={open}
      onChange={picker.show}
      onDismiss={() => picker.show(false)}
      position="bottom-start"
      width="target"
      shadow="md"
    >
      <Popover.Target>
        <TextInput
          label={heading ? label : undefined}
          aria-label={heading ? undefined : label}
          aria-haspopup="tree"
          description={help}
          placeholder={placeholder}
          value={multiple ? chosen.map(leafName).join(', ') : (chosen[0] ?? '')}
          readOnly
          pointer
          onClick={() => picker.show(!open)}
          rightSection={
            clearable && chosen.length > 0 ? (
              <CloseButton size="sm" aria-label={`Clear ${label}`} onClick={picker.clear} />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={clearable && chosen.length > 0 ? 'all' : 'none'}
          size={scale}
          w={width}
        />
      </Popover.Target>
      <Popover.Dropdown p={6}>
        {search && (
          <TextInput
            aria-label="Search"
            placeholder="Search"
            value={picker.text}
            onChange={({ currentTarget }) => picker.setText(currentTarget.value)}
            size="xs"
            mb={6}
          />
        )}
        <ScrollArea.Autosize mah={setup.height ?? 320} type="auto" offsetScrollbars="present">
          <Tree aria-label={label} data={data} tree={tree} levelOffset="md" expandOnClick={false} renderNode={row} />
        </ScrollArea.Autosize>
        {confirm && (
          <Group justify="flex-end" mt={6}>
            <Button size="xs" onClick={picker.confirm}>
              {confirm}
            </Button>
          </Group>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
