import type { GuideProps } from '../contract';
import type { Guide } from './model';

type Of<K extends Guide['kind']> = Extract<Guide, { kind: K }>;

const INK = '#2b2b33';
const CARD = '#f6efe0';

function Ticket({ guide: { heading, lines } }: { guide: Of<'ticket'> }) {
  return (
    <div
      style={{
        width: 220,
        background: CARD,
        color: INK,
        border: '1px solid #cbbf9f',
        borderRadius: 6,
        // Perforated at both sides.
        backgroundImage: `radial-gradient(circle at 0 50%, #cbbf9f 3px, transparent 4px), radial-gradient(circle at 100% 50%, #cbbf9f 3px, transparent 4px)`,
        backgroundSize: '100% 14px',
        padding: '12px 20px',
        fontFamily: '"Courier New", monospace',
      }}
    >
      <div style={{ fontWeight: 700, letterSpacing: 1, borderBottom: '1px dashed #9b8f70', paddingBottom: 6 }}>
        {heading}
      </div>
      {lines.map(([name, entry]) => (
        <div
          key={name}
          style={{ display: 'flex', justifyContent: 'space-between', gap: 12, paddingTop: 6, fontSize: 13 }}
        >
          <span>{name}</span>
          <strong style={{ textAlign: 'end' }}>{entry}</strong>
        </div>
      ))}
    </div>
  );
}

function Clock({ guide: { time } }: { guide: Of<'clock'> }) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hand = (turn: number, length: number, width: number) => {
    const angle = 2 * Math.PI * turn;
    return (
      <line
        x1={80}
        y1={80}
        x2={80 + length * Math.sin(angle)}
        y2={80 - length * Math.cos(angle)}
        stroke={INK}
        strokeWidth={width}
        strokeLinecap="round"
      />
    );
  };
  return (
    <svg width={160} height={160} viewBox="0 0 160 160" aria-hidden>
      <circle cx={80} cy={80} r={76} fill={CARD} stroke={INK} strokeWidth={4} />
      {Array.from({ length: 12 }, (_, i) => {
        const angle = (Math.PI * (i + 1)) / 6;
        return (
          <text
            key={i}
            x={80 + 60 * Math.sin(angle)}
            y={80 - 60 * Math.cos(angle) + 5}
            fontSize={14}
            textAnchor="middle"
            fill={INK}
          >
            {i + 1}
          </text>
        );
      })}
      {hand((hours + minutes / 60) / 12, 34, 6)}
      {hand(minutes / 60, 52, 3.5)}
      <circle cx={80} cy={80} r={5} fill={INK} />
    </svg>
  );
}

function Cutouts({ guide: { corners } }: { guide: Of<'cutouts'> }) {
  const shape = (count: number, cx: number) => {
    if (count === 0) return <circle cx={cx} cy={55} r={40} fill="#e0813b" />;
    const points = Array.from({ length: count }, (_, i) => {
      // A corner on top; an even side below where the figure would stand on its point.
      const angle = (2 * Math.PI * (i + (count % 2 === 0 ? 0.5 : 0))) / count;
      return `${cx + 44 * Math.sin(angle)},${55 - 44 * Math.cos(angle)}`;
    });
    return <polygon points={points.join(' ')} fill="#e0813b" />;
  };
  const width = 110 * corners.length;
  return (
    <svg width={width} height={110} viewBox={`0 0 ${width} 110`} aria-hidden>
      {corners.map((count, i) => (
        <g key={i}>
          <rect x={110 * i + 3} y={3} width={104} height={104} rx={8} fill={CARD} stroke="#cbbf9f" />
          {shape(count, 110 * i + 55)}
        </g>
      ))}
    </svg>
  );
}

function Knob({ guide: { positions, at } }: { guide: Of<'knob'> }) {
  const place = (i: number, radius: number): [x: number, y: number] => {
    const angle = Math.PI * (-0.75 + (1.5 * i) / (positions.length - 1));
    return [150 + radius * Math.sin(angle), 96 - radius * Math.cos(angle)];
  };
  const [tipX, tipY] = place(positions.indexOf(at), 34);
  return (
    <svg width={300} height={176} viewBox="0 0 300 176" aria-hidden>
      <rect x={2} y={2} width={296} height={172} rx={10} fill="#3b4048" />
      {positions.map((text, i) => {
        const [x, y] = place(i, 62);
        const [x1, y1] = place(i, 46);
        const [x2, y2] = place(i, 54);
        const side = Math.abs(x - 150) < 8 ? 'middle' : x < 150 ? 'end' : 'start';
        return (
          <g key={text}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="#e9e4d6" strokeWidth={2} />
            <text x={x} y={y + 4} fontSize={12} fill="#e9e4d6" textAnchor={side}>
              {text}
            </text>
          </g>
        );
      })}
      <circle cx={150} cy={96} r={38} fill="#1f2329" stroke="#e9e4d6" />
      <line x1={150} y1={96} x2={tipX} y2={tipY} stroke="#ff8a3d" strokeWidth={5} strokeLinecap="round" />
    </svg>
  );
}

function Picture({ guide }: { guide: Guide }) {
  switch (guide.kind) {
    case 'ticket':
      return <Ticket guide={guide} />;
    case 'clock':
      return <Clock guide={guide} />;
    case 'cutouts':
      return <Cutouts guide={guide} />;
    case 'knob':
      return <Knob guide={guide} />;
  }
}

/** What is to be chosen, as a picture; a caption says in words what the picture alone does not. */
export default function SelectNativeGuide({ guide }: GuideProps<Guide>) {
  const caption = 'caption' in guide ? guide.caption : undefined;
  return (
    <figure style={{ margin: 0 }}>
      <Picture guide={guide} />
      {caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 300 }}>{caption}</figcaption>}
    </figure>
  );
}
