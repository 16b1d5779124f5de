import { useState, type ReactNode } from 'react';
import type { Size } from '../../stages/contract';
import type { Kit } from '../contract';

/** A button of the page around the stage: it does something one can see, and nothing that counts. */
export function ActionButton({ kit, label, size }: { kit: Kit; label: string; size: Size }): ReactNode {
  const [times, setTimes] = useState(0);
  return (
    <span className="cb-row cb-tight" style={{ flexWrap: 'nowrap' }}>
      <kit.Button size={size} onClick={() => setTimes(times + 1)}>
        {label}
      </kit.Button>
      {times > 0 && (
        <span className="cb-note" role="status">
          Queued
        </span>
      )}
    </span>
  );
}
