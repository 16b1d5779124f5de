import type { GuideProps } from '../contract';
import type { Guide } from './model';

const LEVEL = '#e8590c';

/** Values of the ticks, the numbered ones marked. */
function ticksOf({ min, max, ticks, parts = 1 }: Guide): { value: number; numbered: boolean }[] {
  const count = Math.round(((max - min) / ticks) * parts);
  return Array.from({ length: count + 1 }, (_, i) => ({
    value: Number((min + (i * ticks) / parts).toFixed(4)),
    numbered: i % parts === 0,
  }));
}

const share = (guide: Guide, value: number) => (value - guide.min) / (guide.max - guide.min);

function Dial({ guide }: { guide: Guide }) {
  const at = (value: number, radius: number): [number, number] => {
    const angle = Math.PI * (1 - share(guide, value));
    return [150 + radius * Math.cos(angle), 135 - radius * Math.sin(angle)];
  };
  const [x, y] = at(guide.value, 96);
  return (
    <svg width={300} height={150} viewBox="0 0 300 150" aria-hidden>
      <path d="M50 135 A100 100 0 0 1 250 135" fill="none" stroke="currentColor" strokeOpacity={0.35} strokeWidth={2} />
      {ticksOf(guide).map(({ value, numbered }) => {
        const [x1, y1] = at(value, 100);
        const [x2, y2] = at(value, numbered ? 88 : 94);
        const [tx, ty] = at(value, 114);
        return (
          <g key={value}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="currentColor" strokeWidth={numbered ? 2 : 1} />
            {numbered && (
              <text x={tx} y={ty + 4} fontSize={11} fill="currentColor" textAnchor="middle">
                {value}
              </text>
            )}
          </g>
        );
      })}
      <line x1={150} y1={135} x2={x} y2={y} stroke={LEVEL} strokeWidth={3} strokeLinecap="round" />
      <circle cx={150} cy={135} r={6} fill={LEVEL} />
    </svg>
  );
}

function Tank({ guide }: { guide: Guide }) {
  const y = (value: number) => 190 - 180 * share(guide, value);
  const top = y(guide.value);
  return (
    <svg width={150} height={200} viewBox="0 0 150 200" aria-hidden>
      <rect x={60} y={top} width={70} height={190 - top} fill={LEVEL} fillOpacity={0.75} />
      <rect x={60} y={10} width={70} height={180} fill="none" stroke="currentColor" strokeWidth={2} />
      {ticksOf(guide).map(({ value, numbered }) => (
        <g key={value}>
          <line x1={numbered ? 46 : 52} x2={60} y1={y(value)} y2={y(value)} stroke="currentColor" />
          {numbered && (
            <text x={40} y={y(value) + 4} fontSize={11} fill="currentColor" textAnchor="end">
              {value}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Bar({ guide }: { guide: Guide }) {
  const x = (value: number) => 20 + 280 * share(guide, value);
  return (
    <svg width={320} height={64} viewBox="0 0 320 64" aria-hidden>
      <rect x={20} y={8} width={280} height={20} rx={4} fill="currentColor" fillOpacity={0.15} />
      <rect x={20} y={8} width={x(guide.value) - 20} height={20} rx={4} fill={LEVEL} />
      {ticksOf(guide).map(({ value, numbered }) => (
        <g key={value}>
          <line x1={x(value)} x2={x(value)} y1={30} y2={numbered ? 40 : 35} stroke="currentColor" />
          {numbered && (
            <text x={x(value)} y={54} fontSize={11} fill="currentColor" textAnchor="middle">
              {value}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const SHAPES = { dial: Dial, tank: Tank, bar: Bar };

/** The level to set, as a picture. */
export default function SliderGuide({ guide }: GuideProps<Guide>) {
  const Shape = SHAPES[guide.shape];
  return (
    <figure style={{ margin: 0, display: 'inline-block', textAlign: 'center' }}>
      <Shape guide={guide} />
      <figcaption style={{ fontSize: 14 }}>
        {guide.caption}
        {guide.number && (
          <strong aria-hidden style={{ display: 'block', fontSize: 20 }}>
            {guide.value}
            {guide.unit}
          </strong>
        )}
      </figcaption>
    </figure>
  );
}
