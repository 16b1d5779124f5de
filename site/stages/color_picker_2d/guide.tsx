import type { GuideProps } from '../contract';
import type { Guide } from './model';

type Of<K extends Guide['kind']> = Extract<Guide, { kind: K }>;

function Card({ guide: { colour } }: { guide: Of<'card'> }) {
  return (
    <div
      style={{ width: 130, background: '#fff', padding: 8, border: '1px solid #bbb', boxShadow: '1px 2px 4px #0003' }}
    >
      <div style={{ height: 110, background: colour }} />
      <div style={{ height: 26, display: 'grid', alignContent: 'center', gap: 4 }} aria-hidden>
        <div style={{ height: 3, width: '70%', background: '#bbb' }} />
        <div style={{ height: 3, width: '45%', background: '#ddd' }} />
      </div>
    </div>
  );
}

function Mug({ guide: { colour } }: { guide: Of<'mug'> }) {
  return (
    <svg width={150} height={120} viewBox="0 0 150 120" aria-hidden>
      <path d="M104 38 C142 30 144 88 102 84" fill="none" stroke={colour} strokeWidth={12} />
      <path d="M22 20 H108 V92 C108 104 100 110 90 110 H40 C30 110 22 104 22 92 Z" fill={colour} />
      <ellipse cx={65} cy={20} rx={43} ry={8} fill="#3b2a20" stroke={colour} strokeWidth={4} />
    </svg>
  );
}

function Pencils({ guide: { colours, marked } }: { guide: Of<'pencils'> }) {
  const width = 26 * colours.length;
  return (
    <svg width={width} height={140} viewBox={`0 0 ${width} 140`} aria-hidden>
      {colours.map((colour, at) => (
        <g key={at} transform={`translate(${26 * at} 0)`}>
          <path d="M4 30 L13 4 L22 30 Z" fill="#e8cfa6" />
          <path d="M9.5 14 L13 4 L16.5 14 Z" fill={colour} />
          <rect x={4} y={30} width={18} height={78} fill={colour} stroke="#0003" />
          {at === marked && <path d="M13 114 L21 126 H16 V138 H10 V126 H5 Z" fill="currentColor" />}
        </g>
      ))}
    </svg>
  );
}

function Picture({ guide }: { guide: Guide }) {
  switch (guide.kind) {
    case 'card':
      return <Card guide={guide} />;
    case 'mug':
      return <Mug guide={guide} />;
    case 'pencils':
      return <Pencils guide={guide} />;
  }
}

/** The colour to pick, as a picture; a caption says in words what the picture alone does not. */
export default function ColorPickerGuide({ guide }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <Picture guide={guide} />
      {guide.caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 220 }}>{guide.caption}</figcaption>}
    </figure>
  );
}
