/** Marks at every tenth of a length, the middle one longer; drawn, and no part of the accessibility tree. */
export function Ruler({ vertical = false }: { vertical?: boolean }) {
  const marks = Array.from({ length: 11 }, (_, i) => ({ at: `${i * 10}%`, length: i % 5 === 0 ? 10 : 6 }));
  return (
    <svg
      aria-hidden
      style={vertical ? { width: 12, height: '100%', flex: 'none' } : { display: 'block', width: '100%', height: 12 }}
      overflow="visible"
    >
      {marks.map(({ at, length }) =>
        vertical ? (
          <line key={at} y1={at} y2={at} x1={2} x2={2 + length} stroke="currentColor" />
        ) : (
          <line key={at} x1={at} x2={at} y1={2} y2={2 + length} stroke="currentColor" />
        ),
      )}
    </svg>
  );
}
