import type { ReactNode } from 'react';
import type { Setup } from './model';

/** A button with the words that stand in front of it; a group of choices is always named by its label. */
export function Captioned({ label, setup, children }: { label: string; setup: Setup; children: ReactNode }) {
  const caption = setup.kind === 'choice' ? label : setup.caption;
  if (caption === undefined) return children;
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 }}>
      <span>{caption}</span>
      {children}
    </div>
  );
}
