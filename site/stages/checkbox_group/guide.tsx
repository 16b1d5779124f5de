import type { GuideProps } from '../contract';
import type { Guide } from './model';

const INK = '#1c5fb8';
type Of<K extends Guide['kind']> = Extract<Guide, { kind: K }>;

/** A pencilled tick that leaves its box, as hands draw it. */
const Tick = () => <path d="M3 9 L7 14 L18 -1" fill="none" stroke={INK} strokeWidth={2.6} strokeLinecap="round" />;

function Paper({ guide: { items, ticked, columns = 1 } }: { guide: Of<'paper'> }) {
  return (
    <div
      style={{
        background: '#fffdf3',
        color: '#3b3a36',
        border: '1px solid #d8d2bd',
        boxShadow: '2px 3px 0 #0002',
        padding: '12px 18px 12px 14px',
        transform: 'rotate(-0.7deg)',
        display: 'inline-grid',
        gridTemplateColumns: `repeat(${columns}, auto)`,
        gap: '7px 28px',
      }}
    >
      {items.map((item) => (
        <div
          key={item}
          style={{ display: 'flex', alignItems: 'center', gap: 10, fontFamily: 'Georgia, serif', fontSize: 14 }}
        >
          <svg width={18} height={16} viewBox="0 0 18 16" style={{ overflow: 'visible' }} aria-hidden>
            <rect x={0.5} y={1.5} width={13} height={13} fill="none" stroke="#6b6757" />
            {ticked.includes(item) && <Tick />}
          </svg>
          {item}
        </div>
      ))}
    </div>
  );
}

function Plan({ guide: { columns, fields, filled } }: { guide: Of<'plan'> }) {
  return (
    <div style={{ display: 'inline-grid', gridTemplateColumns: `repeat(${columns}, auto)`, gap: 3 }}>
      {fields.map((field) => (
        <div
          key={field}
          style={{
            minWidth: 40,
            padding: '9px 8px',
            textAlign: 'center',
            fontSize: 12,
            border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
            ...(filled.includes(field) && {
              background: '#2f9e44',
              borderColor: '#2f9e44',
              color: '#fff',
              fontWeight: 600,
            }),
          }}
        >
          {field}
        </div>
      ))}
    </div>
  );
}

function Colours({ guide: { colours } }: { guide: Of<'colours'> }) {
  return (
    <svg width={64 * colours.length} height={64} viewBox={`0 0 ${64 * colours.length} 64`} aria-hidden>
      {colours.map((colour, i) => (
        <path
          key={colour}
          transform={`translate(${64 * i} 0)`}
          d="M12 20 C20 4 44 6 52 18 C62 32 52 54 36 56 C18 60 2 42 12 20 Z"
          fill={colour}
          stroke="currentColor"
          strokeOpacity={0.25}
        />
      ))}
    </svg>
  );
}

function Picture({ guide }: { guide: Guide }) {
  switch (guide.kind) {
    case 'paper':
      return <Paper guide={guide} />;
    case 'plan':
      return <Plan guide={guide} />;
    case 'colours':
      return <Colours guide={guide} />;
  }
}

/** The boxes to tick, as a picture; a caption says in words what the picture alone does not. */
export default function CheckboxGroupGuide({ guide }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <Picture guide={guide} />
      {guide.caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 260 }}>{guide.caption}</figcaption>}
    </figure>
  );
}
