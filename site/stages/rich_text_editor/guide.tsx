import type { CSSProperties, ReactNode } from 'react';
import type { GuideProps } from '../contract';
import { type Node, readLines } from './markup';
import type { Guide } from './model';

const MARKS: Record<string, CSSProperties> = {
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline' },
  strike: { textDecoration: 'line-through' },
  code: { fontFamily: 'monospace', background: '#eef0f2' },
  link: { color: '#1864ab', textDecoration: 'underline' },
};

function Drawn({ node }: { node: Node }): ReactNode {
  const inner = node.content?.map((child, at) => <Drawn key={at} node={child} />);
  switch (node.type) {
    case 'text':
      return <span style={Object.assign({}, ...(node.marks ?? []).map(({ type }) => MARKS[type]))}>{node.text}</span>;
    case 'heading':
      return (
        <div style={{ fontSize: node.attrs?.level === 2 ? 19 : 16, fontWeight: 700, margin: '2px 0 6px' }}>{inner}</div>
      );
    case 'bulletList':
      return <ul style={{ margin: '4px 0', paddingInlineStart: 22 }}>{inner}</ul>;
    case 'orderedList':
      return <ol style={{ margin: '4px 0', paddingInlineStart: 22 }}>{inner}</ol>;
    case 'listItem':
      return <li>{inner}</li>;
    case 'blockquote':
      return <div style={{ borderLeft: '3px solid #868e96', paddingLeft: 10, margin: '6px 0' }}>{inner}</div>;
    default:
      return <div style={{ margin: '3px 0' }}>{inner}</div>;
  }
}

/** A printed sheet: what the document shall look like. */
export default function RichTextEditorGuide({ guide: { lines, caption } }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <div
        aria-hidden={caption === undefined}
        style={{
          width: 230,
          background: '#fff',
          color: '#212529',
          border: '1px solid #ced4da',
          boxShadow: '2px 2px 0 #0001, 4px 5px 8px #0003',
          padding: '16px 18px',
          fontFamily: 'Georgia, serif',
          fontSize: 14,
          lineHeight: 1.45,
        }}
      >
        {readLines(lines).content?.map((node, at) => (
          <Drawn key={at} node={node} />
        ))}
      </div>
      {caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 230 }}>{caption}</figcaption>}
    </figure>
  );
}
