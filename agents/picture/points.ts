import type { Action, Coords, Size, Where } from '../contract';

/**
 * The sentence on points in the instructions of the coordinate modes. Where a model answers in another space it is replaced, so that a
 * prompt never holds two statements on scale.
 */
export const POINTS_IN_PX = 'Points are (x, y) in px of that picture, from its top left corner.';

const POINTS_IN_1000 =
  "Points are (x, y) on a grid over that picture: x goes from 0 at its left edge to 1000 at its right edge, y from 0 at its top to 1000 at its bottom, whatever the picture's size.";

/** What the numbers of a painted grid are, where the model gives its points in them. */
export const NUMBERS_IN_PX = 'the numbers at the edges are the x or y of every 100 px.';

const NUMBERS_APART =
  'the numbers at the edges count px of the picture, every 100 px. They tell how far apart things are; your points are not given in them, but as follows.';

/** A mode's instructions with the sentences on points that are true for the model. */
export function withPoints(instructions: string, coords: Coords): string {
  if (coords === 'px') return instructions;
  return instructions.replace(POINTS_IN_PX, POINTS_IN_1000).replace(NUMBERS_IN_PX, NUMBERS_APART);
}

/** The extent of the space in which a model answers. @param sent size of the picture it was sent */
export function extentOf(coords: Coords, sent: Size): Size {
  switch (coords) {
    case 'px':
      return sent;
    case '1000':
      return { width: 1000, height: 1000 };
  }
}

/** Moves the points of an action from one space to another; ids stay. */
export function rescaled<A extends Action>(action: A, from: Size, to: Size): A {
  if (from.width === to.width && from.height === to.height) return action;
  const moved = (at: Where): Where =>
    'id' in at ? at : { point: [(at.point[0] * to.width) / from.width, (at.point[1] * to.height) / from.height] };
  const copy: Record<string, unknown> = { ...action };
  for (const key of ['at', 'from', 'to']) if (copy[key] !== undefined) copy[key] = moved(copy[key] as Where);
  return copy as A;
}
