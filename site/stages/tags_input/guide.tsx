import type { GuideProps } from '../contract';
import type { Guide } from './model';

/** Cardboard labels with an eyelet, hung on a string. */
function Labels({ tags }: { tags: string[] }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 6 }}>
      {tags.map((tag, at) => (
        <span
          key={tag}
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 8,
            padding: '7px 14px 7px 10px',
            background: '#e8c99a',
            color: '#4a3413',
            border: '1px solid #b58f55',
            borderRadius: '14px 3px 3px 14px',
            fontFamily: 'Georgia, serif',
            fontSize: 14,
            transform: `rotate(${at % 2 === 0 ? -2 : 1.6}deg)`,
          }}
        >
          <svg width={10} height={10} viewBox="0 0 10 10" aria-hidden>
            <circle cx={5} cy={5} r={3.6} fill="#fff" stroke="#8a6a35" strokeWidth={1.6} />
          </svg>
          {tag}
        </span>
      ))}
    </div>
  );
}

/** A yellow sticky note, written on by hand. */
function Note({ tags }: { tags: string[] }) {
  return (
    <div
      style={{
        display: 'inline-block',
        minWidth: 150,
        padding: '12px 20px 16px 14px',
        background: 'linear-gradient(#fff3a3 0 12%, #fdf0a0)',
        color: '#23406b',
        boxShadow: '2px 4px 6px #0003',
        transform: 'rotate(-1deg)',
        fontFamily: '"Comic Neue", "Segoe Print", "Bradley Hand", cursive',
        fontSize: 16,
        lineHeight: 1.5,
      }}
    >
      {tags.map((tag) => (
        <div key={tag}>– {tag}</div>
      ))}
    </div>
  );
}

/** The tags to have in the field, as somebody wrote them down. */
export default function TagsInputGuide({ guide }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      {guide.shape === 'labels' ? <Labels tags={guide.tags} /> : <Note tags={guide.tags} />}
      {guide.caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 280 }}>{guide.caption}</figcaption>}
    </figure>
  );
}
