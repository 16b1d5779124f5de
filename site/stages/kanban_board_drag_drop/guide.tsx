import type { GuideProps } from '../contract';
import type { Guide } from './model';

const NOTES = ['#ffe98a', '#ffc9a3', '#c6e7b0', '#b9dcf5', '#e3c6ef'];

/** A whiteboard with sticky notes. */
export default function KanbanGuide({ guide: { columns, drawn = false, caption } }: GuideProps<Guide>) {
  const titles = columns.flatMap(({ cards }) => cards).sort();
  const colour = (title: string) => NOTES[titles.indexOf(title) % NOTES.length];
  return (
    <figure style={{ margin: 0 }}>
      <div
        aria-hidden={drawn}
        style={{
          display: 'inline-grid',
          gridTemplateColumns: `repeat(${columns.length}, 104px)`,
          background: '#f7f8f8',
          color: '#2b2b33',
          border: '5px solid #a9b0b5',
          borderRadius: 4,
        }}
      >
        {columns.map(({ name, cards }, at) => (
          <div key={name} style={{ padding: 6, borderLeft: at > 0 ? '2px solid #4a6fa5' : undefined }}>
            <div
              style={{
                fontSize: 12,
                fontWeight: 700,
                borderBottom: '2px solid #4a6fa5',
                marginBottom: 6,
                textAlign: 'center',
              }}
            >
              {name}
            </div>
            {cards.map((card, i) => (
              <div
                key={card}
                style={{
                  background: colour(card),
                  boxShadow: '1px 2px 3px #0003',
                  padding: '5px 6px',
                  marginBottom: 6,
                  minHeight: 26,
                  fontSize: 11,
                  lineHeight: 1.2,
                  transform: `rotate(${i % 2 === 0 ? -1 : 1}deg)`,
                }}
              >
                {card}
              </div>
            ))}
          </div>
        ))}
      </div>
      {caption && <figcaption style={{ fontSize: 13, marginTop: 8 }}>{caption}</figcaption>}
    </figure>
  );
}
