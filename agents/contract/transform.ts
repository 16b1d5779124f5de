/** A size in CSS px (viewport) or model units (model space). */
export interface Size {
  width: number;
  height: number;
}

/**
 * The one coordinate transform of an observation: model space ↔ CSS px of the viewport. It is made once,
 * stored with the step, and used for prompt text, execution and the report.
 */
export interface CoordinateTransform {
  /** Extent of the model space, e.g. 1288×728 for smart-resized pictures or 1000×1000 for normalised ones. */
  model: Size;
  viewport: Size;
}

/** CSS px of a model-space point, clamped to the last pixel inside the viewport: 1000 of 1000 maps to width − 1. */
export function toPage(t: CoordinateTransform, [x, y]: [number, number]): [number, number] {
  return [
    inside((x * t.viewport.width) / t.model.width, t.viewport.width),
    inside((y * t.viewport.height) / t.model.height, t.viewport.height),
  ];
}

/** Model-space point of CSS px; not rounded, so that `toPage(toModel(p))` gives `p` back. */
export function toModel(t: CoordinateTransform, [x, y]: [number, number]): [number, number] {
  return [(x * t.model.width) / t.viewport.width, (y * t.model.height) / t.viewport.height];
}

/** True when a point lies in the model space, both ends included (models answer 1000 of 1000). */
export function isInside(t: CoordinateTransform, [x, y]: [number, number]): boolean {
  return x >= 0 && y >= 0 && x <= t.model.width && y <= t.model.height;
}

function inside(value: number, extent: number): number {
  return Math.min(Math.max(value, 0), extent - 1);
}
