import type { CSSProperties } from 'react';
import type { GuideProps } from '../contract';
import { Glyph } from './glyphs';
import type { Guide } from './model';

const TONES = {
  blue: '#1c7ed6',
  red: '#e03131',
  green: '#2f9e44',
  purple: '#9c36b5',
  orange: '#e8590c',
  gray: '#868e96',
};

type Look = NonNullable<Guide['look']>;

function paint(look: Look, dark: boolean): CSSProperties {
  const tone = TONES[look.tone];
  const ink =
    look.tone === 'gray' ? (dark ? '#dee2e6' : '#343a40') : dark ? `color-mix(in srgb, ${tone} 60%, white)` : tone;
  switch (look.fill) {
    case 'solid':
      return { background: tone, borderColor: tone, color: '#fff' };
    case 'outline':
      return { borderColor: tone, color: ink };
    case 'dashed':
      return { borderColor: tone, borderStyle: 'dashed', color: ink };
    case 'tinted':
      return { background: `color-mix(in srgb, ${tone} ${dark ? 25 : 14}%, transparent)`, color: ink };
    case 'plain':
      return { color: ink };
  }
}

/** The button to look for, as a picture. */
export default function ButtonGuide({ guide, theme }: GuideProps<Guide>) {
  const { look, icon, caption } = guide;
  const dark = theme === 'dark';
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {look && (
        <span
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 8,
            padding: '7px 16px',
            border: '1px solid transparent',
            borderRadius: 6,
            fontSize: 14,
            fontWeight: 500,
            ...paint(look, dark),
          }}
        >
          {look.icon && <Glyph icon={look.icon} />}
          {look.text}
        </span>
      )}
      {icon && (
        <span
          style={{
            display: 'inline-flex',
            padding: 10,
            border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
            borderRadius: 8,
          }}
        >
          <Glyph icon={icon} size={28} />
        </span>
      )}
      {caption && <span style={{ fontSize: 14 }}>{caption}</span>}
    </div>
  );
}
