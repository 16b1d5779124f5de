import type { ReactNode } from 'react';
import { lengthOf, writer } from './scale';
import type { Setup } from './model';

interface FrameProps {
  label: string;
  setup: Setup;
  value: number;
  children: ReactNode;
  /** The library's own reset control, where the set-up asks for one. */
  reset?: ReactNode;
}

/** What stands around a slider in every library: its label, the value it has now, a reset control. */
export function Frame({ label, setup, value, children, reset }: FrameProps) {
  const { vertical, heading = true, readout = true } = setup;
  const length = lengthOf(setup);
  const written = readout && <output style={{ fontVariantNumeric: 'tabular-nums' }}>{writer(setup)(value)}</output>;
  const gap = setup.marks?.some((mark) => mark.text) ? 28 : 12;
  if (!heading) {
    return (
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <div style={{ width: length, flex: 'none' }}>{children}</div>
        {written}
      </div>
    );
  }
  return (
    <div style={{ width: vertical ? undefined : length, maxWidth: '100%' }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12, marginBottom: 8 }}>
        <span>{label}</span>
        {written}
      </div>
      <div style={vertical ? { height: length, display: 'flex', padding: '8px 24px' } : undefined}>{children}</div>
      {reset && <div style={{ marginTop: gap }}>{reset}</div>}
    </div>
  );
}
