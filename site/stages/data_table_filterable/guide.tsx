import type { GuideProps } from '../contract';
import type { Guide } from './model';

type Conditions = Guide['conditions'];

function Chips({ conditions }: { conditions: Conditions }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 8 }}>
      {conditions.map(({ of, is }) => (
        <span key={of} style={{ display: 'inline-flex', fontSize: 13, borderRadius: 20, overflow: 'hidden' }}>
          <span style={{ padding: '4px 8px 4px 12px', background: '#364fc7', color: '#fff' }}>{of}</span>
          <span style={{ padding: '4px 12px 4px 8px', background: '#dbe4ff', color: '#1b2a6b', fontWeight: 600 }}>
            {is}
          </span>
        </span>
      ))}
    </div>
  );
}

function Slip({ conditions }: { conditions: Conditions }) {
  return (
    <div
      style={{
        display: 'inline-block',
        padding: '14px 22px 16px 16px',
        background: 'repeating-linear-gradient(#fffef6 0 25px, #cfe0ee 25px 26px)',
        color: '#2b3a55',
        boxShadow: '1px 2px 5px #0004',
        fontFamily: '"Comic Neue", "Segoe Print", "Bradley Hand", cursive',
        fontSize: 16,
        lineHeight: '26px',
      }}
    >
      {conditions.map(({ of, is }) => (
        <div key={of}>
          {of}: <u>{is}</u>
        </div>
      ))}
    </div>
  );
}

/** The filters to set, as somebody else has them. */
export default function DataTableFilterableGuide({ guide: { shape, conditions, caption } }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <div aria-hidden={caption === undefined}>
        {shape === 'chips' ? <Chips conditions={conditions} /> : <Slip conditions={conditions} />}
      </div>
      {caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 240 }}>{caption}</figcaption>}
    </figure>
  );
}
