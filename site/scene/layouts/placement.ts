import type { CSSProperties } from 'react';
import type { Placement } from '../../../tasks/factors';

export interface Where {
  x: 'left' | 'center' | 'right';
  y: 'top' | 'center' | 'bottom';
}

/** Which third of the screen a placement means; `off_center` is left of the middle, but in no corner. */
export function whereOf(placement: Placement): Where {
  switch (placement) {
    case 'center':
      return { x: 'center', y: 'center' };
    case 'off_center':
      return { x: 'left', y: 'center' };
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

/** Puts the only child of a grid at its place; `off_center` is about a third of the screen from the left and from the top. */
export function placed(placement: Placement): CSSProperties {
  if (placement === 'off_center') {
    return { justifyItems: 'start', alignItems: 'start', paddingLeft: '14vw', paddingTop: '19vh' };
  }
  const { x, y } = whereOf(placement);
  return { justifyItems: EDGE[x], alignItems: EDGE[y] };
}
