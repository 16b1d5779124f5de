import type { GuideProps } from '../contract';
import type { Guide } from './model';

const CELL = { width: 112, height: 92 };

/** A folder window of a desktop, with one file circled in red pencil. All drawn, so that only eyes can read it. */
export default function FileUploadGuide({ guide: { folder, files, circled, caption } }: GuideProps<Guide>) {
  const columns = Math.min(3, files.length);
  const rows = Math.ceil(files.length / columns);
  const [width, height] = [columns * CELL.width + 16, rows * CELL.height + 36];
  return (
    <figure style={{ margin: 0 }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <rect
          x={1}
          y={1}
          width={width - 2}
          height={height - 2}
          rx={6}
          fill="#fdfdfd"
          stroke="#8d949b"
          strokeWidth={2}
        />
        <path d={`M1 26 H${width - 1}`} stroke="#8d949b" />
        <text x={width / 2} y={18} fontSize={12} textAnchor="middle" fill="#33383d">
          {folder}
        </text>
        {files.map((name, i) => {
          const x = 8 + (i % columns) * CELL.width;
          const y = 30 + Math.floor(i / columns) * CELL.height;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <path d="M40 10 H64 L74 20 V52 H40 Z" fill="#e8eef6" stroke="#5d7fb0" />
              <path d="M64 10 V20 H74" fill="none" stroke="#5d7fb0" />
              <text x={57} y={41} fontSize={9} textAnchor="middle" fill="#5d7fb0">
                {name.replace(/^.*\./, '').toUpperCase()}
              </text>
              <text x={CELL.width / 2} y={70} fontSize={11} textAnchor="middle" fill="#22262a">
                {name}
              </text>
              {name === circled && (
                <path
                  d="M10 44 C8 8 100 0 106 40 C112 100 10 104 8 52 C6 34 30 14 60 8"
                  fill="none"
                  stroke="#d6332a"
                  strokeWidth={3}
                  strokeLinecap="round"
                />
              )}
            </g>
          );
        })}
      </svg>
      {caption && <figcaption style={{ fontSize: 13, marginTop: 8 }}>{caption}</figcaption>}
    </figure>
  );
}
