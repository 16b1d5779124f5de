import type { CSSProperties } from 'react';
import type { Placement } from '../../../tasks/factors';

export interface Where {
  x: 'left' | 'center' | 'right';
  y: 'top' | 'center' | 'bottom';
}

/** Which third of the screen a placement means; `off_center` is left and top of the middle, but in no corner. */
export function whereOf(placement: Placement): Where {
  switch (placement) {
    case 'center':
      return { x: 'center', y: 'center' };
    case 'off_center':
      return { x: 'left', y: 'top' };
    case 'top_left':
      return { x: 'left', y: 'top' };
    case 'top_right':
      return { x: 'right', y: 'top' };
    case 'bottom_left':
      return { x: 'left', y: 'bottom' };
    case 'bottom_right':
      return { x: 'right', y: 'bottom' };
  }
}

const EDGE = { left: 'start', center: 'center', right: 'end', top: 'start', bottom: 'end' } as const;

/** Puts the only child of a grid at its place. A third of the free space, not of the screen, lies left and above `off_center`. */
export function placed(placement: Placement): CSSProperties {
  const { x, y } = whereOf(placement);
  const style: CSSProperties = { justifyItems: EDGE[x], alignItems: EDGE[y] };
  if (placement === 'off_center') Object.assign(style, { paddingLeft: '14vw', paddingTop: '12vh' });
  return style;
}
