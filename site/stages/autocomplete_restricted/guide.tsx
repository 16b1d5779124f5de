import type { GuideProps } from '../contract';
import type { Guide } from './model';

type Of<K extends Guide['kind']> = Extract<Guide, { kind: K }>;

/** Outlines in a field of 100 × 100. */
const FIGURES: Record<Of<'figure'>['figure'], string> = {
  circle: 'M50 10 A40 40 0 1 1 49.9 10 Z',
  triangle: 'M50 10 L93 86 L7 86 Z',
  square: 'M14 14 H86 V86 H14 Z',
  star: 'M50 6 L61 39 L95 39 L68 60 L78 93 L50 73 L22 93 L32 60 L5 39 L39 39 Z',
  hexagon: 'M27 12 H73 L96 50 L73 88 H27 L4 50 Z',
  cross: 'M36 8 H64 V36 H92 V64 H64 V92 H36 V64 H8 V36 H36 Z',
  crescent: 'M66 8 A44 44 0 1 0 66 92 A34 44 0 1 1 66 8 Z',
  drop: 'M50 6 C72 38 82 52 82 66 A32 30 0 0 1 18 66 C18 52 28 38 50 6 Z',
};

function Figure({ guide: { figure, colour } }: { guide: Of<'figure'> }) {
  return (
    <svg width={110} height={110} viewBox="0 0 100 100" aria-hidden>
      <path d={FIGURES[figure]} fill={colour} stroke="currentColor" strokeOpacity={0.35} strokeWidth={2} />
    </svg>
  );
}

function Compass({ guide: { degrees } }: { guide: Of<'compass'> }) {
  return (
    <svg width={140} height={140} viewBox="0 0 140 140" aria-hidden>
      <circle cx={70} cy={70} r={52} fill="none" stroke="currentColor" strokeWidth={2} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((at) => (
        <line
          key={at}
          x1={70}
          y1={18}
          x2={70}
          y2={at % 90 === 0 ? 30 : 25}
          stroke="currentColor"
          strokeWidth={2}
          transform={`rotate(${at} 70 70)`}
        />
      ))}
      <path d="M70 24 L78 70 L70 64 L62 70 Z" fill="#d6336c" transform={`rotate(${degrees} 70 70)`} />
      <path d="M70 116 L77 70 L63 70 Z" fill="#868e96" transform={`rotate(${degrees} 70 70)`} />
      <text x={70} y={12} textAnchor="middle" fontSize={13} fontWeight={700} fill="currentColor">
        N
      </text>
    </svg>
  );
}

function Ringed({ guide: { lines, ringed } }: { guide: Of<'ringed'> }) {
  return (
    <div
      style={{
        display: 'inline-block',
        padding: '12px 26px 14px 22px',
        background: '#fffdf6',
        color: '#35342f',
        border: '1px solid #d9d4c4',
        boxShadow: '2px 3px 0 #0002',
        fontFamily: 'Georgia, serif',
        fontSize: 14,
        transform: 'rotate(-0.6deg)',
      }}
    >
      {lines.map((line) => (
        <div key={line} style={{ position: 'relative', padding: '5px 4px' }}>
          {line}
          {line === ringed && (
            <svg
              viewBox="0 0 100 40"
              preserveAspectRatio="none"
              aria-hidden
              style={{
                position: 'absolute',
                left: -12,
                top: -2,
                width: 'calc(100% + 24px)',
                height: 'calc(100% + 4px)',
              }}
            >
              <path
                d="M8 24 C4 8 40 2 66 3 C92 4 99 12 97 21 C95 34 60 39 36 37 C14 36 2 30 6 18"
                fill="none"
                stroke="#c92a2a"
                strokeWidth={2.4}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}

function Plate({ guide: { text } }: { guide: Of<'plate'> }) {
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '14px 26px',
        background: '#17407a',
        color: '#ffffff',
        borderRadius: 8,
        boxShadow: 'inset 0 0 0 4px #17407a, inset 0 0 0 6px #ffffff',
        fontSize: 20,
        fontWeight: 700,
        letterSpacing: 0.5,
      }}
    >
      {text}
    </span>
  );
}

function Picture({ guide }: { guide: Guide }) {
  switch (guide.kind) {
    case 'figure':
      return <Figure guide={guide} />;
    case 'compass':
      return <Compass guide={guide} />;
    case 'ringed':
      return <Ringed guide={guide} />;
    case 'plate':
      return <Plate guide={guide} />;
  }
}

/** The entry to choose, as a picture; a caption says in words what the picture alone does not. */
export default function AutocompleteRestrictedGuide({ guide }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <Picture guide={guide} />
      {guide.caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 240 }}>{guide.caption}</figcaption>}
    </figure>
  );
}
