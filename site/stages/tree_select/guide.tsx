import type { GuideProps } from '../contract';
import type { Guide } from './model';

type Of<K extends Guide['kind']> = Extract<Guide, { kind: K }>;
const SEPARATOR = ' / ';

/** One row a branch; the wanted field alone is coloured. */
function Plan({ guide: { rows, filled } }: { guide: Of<'plan'> }) {
  return (
    <table style={{ borderCollapse: 'separate', borderSpacing: 3, fontSize: 12 }}>
      <tbody>
        {Object.entries(rows).map(([row, fields]) => (
          <tr key={row}>
            <th scope="row" style={{ textAlign: 'right', paddingRight: 8, fontWeight: 600, whiteSpace: 'nowrap' }}>
              {row}
            </th>
            {fields.map((field) => (
              <td
                key={field}
                style={{
                  padding: '8px 10px',
                  minWidth: 34,
                  textAlign: 'center',
                  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
                  ...(row + SEPARATOR + field === filled && {
                    background: '#e8590c',
                    borderColor: '#e8590c',
                    color: '#fff',
                  }),
                }}
              >
                {field}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LEAF = 26;

/** Leaves one under another, joined to their branches, and these to the stem. */
function Twig({ guide: { rows, red } }: { guide: Of<'twig'> }) {
  const leaves = Object.entries(rows).flatMap(([row, names]) => names.map((name) => ({ row, name })));
  const y = (at: number) => LEAF * (at + 0.5) + 4;
  const middle = (row: string) => {
    const own = leaves.flatMap((leaf, at) => (leaf.row === row ? [at] : []));
    return y((own[0]! + own.at(-1)!) / 2);
  };
  const height = LEAF * leaves.length + 8;
  return (
    <svg width={300} height={height} viewBox={`0 0 300 ${height}`} fontSize={13} fill="currentColor">
      {Object.keys(rows).map((row) => (
        <g key={row}>
          <path
            d={`M4 ${height / 2} C24 ${height / 2} 20 ${middle(row)} 44 ${middle(row)}`}
            fill="none"
            stroke="#8a6d3b"
            strokeWidth={3}
          />
          <text x={50} y={middle(row) + 4} fontWeight={600}>
            {row}
          </text>
        </g>
      ))}
      {leaves.map(({ row, name }, at) => (
        <g key={row + SEPARATOR + name}>
          <path
            d={`M132 ${middle(row)} C150 ${middle(row)} 148 ${y(at)} 166 ${y(at)}`}
            fill="none"
            stroke="#8a6d3b"
            strokeWidth={2}
          />
          <ellipse
            cx={178}
            cy={y(at)}
            rx={11}
            ry={6.5}
            fill={row + SEPARATOR + name === red ? '#e03131' : '#5c940d'}
            aria-hidden
          />
          <text x={196} y={y(at) + 4}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Tag({ guide: { lines } }: { guide: Of<'tag'> }) {
  return (
    <div
      style={{
        display: 'inline-block',
        padding: '12px 22px 12px 18px',
        background: '#fff8db',
        color: '#4a3b12',
        border: '2px solid #b78a1f',
        borderRadius: '4px 18px 18px 4px',
        fontFamily: 'Georgia, serif',
        fontSize: 14,
        lineHeight: 1.55,
      }}
    >
      {lines.map((line, at) => (
        <div key={line} style={{ paddingLeft: 14 * at, fontWeight: at === lines.length - 1 ? 700 : 400 }}>
          {at > 0 && '↳ '}
          {line}
        </div>
      ))}
    </div>
  );
}

function Picture({ guide }: { guide: Guide }) {
  switch (guide.kind) {
    case 'plan':
      return <Plan guide={guide} />;
    case 'twig':
      return <Twig guide={guide} />;
    case 'tag':
      return <Tag guide={guide} />;
  }
}

/** The leaf to choose, as a picture; a caption says in words what the picture alone does not. */
export default function TreeSelectGuide({ guide }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <Picture guide={guide} />
      {guide.caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 260 }}>{guide.caption}</figcaption>}
    </figure>
  );
}
