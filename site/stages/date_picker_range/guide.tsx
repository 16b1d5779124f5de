import type { GuideProps } from '../contract';
import type { Guide } from './model';

type Of<K extends Guide['kind']> = Extract<Guide, { kind: K }>;
const NAMES = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore
const CELL = 30;

/** A month with Sundays first; marks are drawn over the days and say nothing to a screen reader. */
function Sheet({ guide: { month, from, to } }: { guide: Of<'sheet'> }) {
  const [year, at] = month.split('-').map(Number) as [number, number];
  const lead = new Date(Date.UTC(year, at - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, at, 0)).getUTCDate();
  const place = (day: number) => ({ x: ((lead + day - 1) % 7) * CELL, y: Math.floor((lead + day - 1) / 7) * CELL });
  const rows = Math.ceil((lead + days) / 7);
  return (
    <div style={{ background: '#fffef8', color: '#2b2b2b', border: '1px solid #cfcabb', width: 7 * CELL + 24 }}>
      <div style={{ background: '#b02a37', color: '#fff', padding: '6px 12px', fontWeight: 700, fontSize: 15 }}>
        {NAMES[at - 1]} {year}
      </div>
      <svg
        width={7 * CELL}
        height={(rows + 1) * CELL}
        viewBox={`0 ${-CELL} ${7 * CELL} ${(rows + 1) * CELL}`}
        style={{ margin: '4px 12px 8px', display: 'block' }}
      >
        <g aria-hidden>
          {Array.from({ length: to - from + 1 }, (_, i) => {
            const { x, y } = place(from + i);
            return <rect key={i} x={x - 1} y={y + 4} width={CELL + 2} height={CELL - 8} fill="#ffd43b" />;
          })}
        </g>
        {['S', 'M', 'T', 'W', 'T', 'F', 'S'].map((letter, i) => (
          <text key={i} x={(i + 0.5) * CELL} y={-CELL / 3} textAnchor="middle" fontSize={11} fill="#7a7466">
            {letter}
          </text>
        ))}
        {Array.from({ length: days }, (_, i) => {
          const { x, y } = place(i + 1);
          return (
            <text key={i} x={x + CELL / 2} y={y + CELL / 2 + 5} textAnchor="middle" fontSize={13} fill="#2b2b2b">
              {i + 1}
            </text>
          );
        })}
      </svg>
    </div>
  );
}

function Slip({ guide: { lines } }: { guide: Of<'slip'> }) {
  return (
    <div
      style={{
        display: 'inline-block',
        minWidth: 170,
        padding: '14px 18px 18px',
        background: '#f6fbff',
        color: '#1d3557',
        borderTop: '4px dotted #9bb7d0',
        borderBottom: '4px dotted #9bb7d0',
        fontFamily: 'ui-monospace, "Cascadia Mono", "Courier New", monospace',
        fontSize: 14,
        lineHeight: 1.6,
      }}
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

/** The days or the month to go to, as a picture; a caption says in words what the picture alone does not. */
export default function DatePickerRangeGuide({ guide }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      {guide.kind === 'sheet' ? <Sheet guide={guide} /> : <Slip guide={guide} />}
      {guide.caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 240 }}>{guide.caption}</figcaption>}
    </figure>
  );
}
