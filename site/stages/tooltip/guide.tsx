import type { CSSProperties } from 'react';
import type { GuideProps } from '../contract';
import type { Guide } from './model';
import { Drawing } from './Drawing';

const CARRIER: Record<Guide['carrier'], CSSProperties> = {
  cloth: {
    background: 'repeating-linear-gradient(90deg, #fbfaf6 0 3px, #f3f0e7 3px 6px)',
    color: '#2d2b27',
    border: '1px solid #cfc8b4',
    borderTop: '6px solid #b9b19a',
  },
  board: {
    background: 'repeating-linear-gradient(2deg, #8a5a2b 0 14px, #7d5026 14px 28px)',
    color: '#fff6e5',
    border: '3px solid #5b3816',
    borderRadius: 6,
  },
  sticker: {
    background: '#ffd43b',
    color: '#1a1a1a',
    border: '4px solid #1a1a1a',
    borderRadius: 10,
    transform: 'rotate(-3deg)',
  },
};

/** The sign to look up, where somebody has found it. */
export default function TooltipGuide({ guide: { carrier, symbol, caption } }: GuideProps<Guide>) {
  return (
    <figure style={{ margin: 0 }}>
      <div style={{ display: 'inline-grid', placeItems: 'center', width: 112, height: 96, ...CARRIER[carrier] }}>
        <Drawing name={symbol} size="56px" weight={1.6} />
      </div>
      {caption && <figcaption style={{ fontSize: 13, marginTop: 10, maxWidth: 240 }}>{caption}</figcaption>}
    </figure>
  );
}
