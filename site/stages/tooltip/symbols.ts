/** Line drawings on a field of 24 by 24, for buttons without words and for reference pictures. */
const STROKES = {
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.5h.01',
  question: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 17h.01',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5h.01',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  star: 'M12 3.5l2.6 5.6 6 .7-4.4 4.2 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.8l6-.7z',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  share: 'M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.6 10.7l6.8-3.4M8.6 13.3l6.8 3.4',
  key: 'M3 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M10.7 11.8L20 3M16 7l3 3M14 9l2 2',
  // Laundry.
  tub: 'M3 8l2 11h14l2-11M3 8c1.5 2 4.5 2 6 0s4.5-2 6 0 4.5 2 6 0',
  triangle: 'M12 4l9 16H3z',
  dryer: 'M4 4h16v16H4zM7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  iron: 'M3 18h18l-2-10h-9M3 18c0-4 3-5.5 6-5.5h10.9',
  circle: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  // Maps.
  tent: 'M12 4L2.5 20h19zM12 12l-4 8h8z',
  anchor: 'M12 8v13M8 11h8M4 14c.5 4 4 7 8 7s7.5-3 8-7M10 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  lighthouse: 'M8 21l1.5-12h5L16 21zM8 9h8M10 4h4v5h-4zM3 4l4 1.5M21 4l-4 1.5M9 15h6',
  bridge: 'M2 8c6 7 14 7 20 0M2 17h20M6 11.5V17M12 13.5V17M18 11.5V17',
  drop: 'M12 3c4 5.5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5.5 6-11z',
  // Cupboards with bottles in them.
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-5 1-8z',
  frost: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-14 14M5 19c3-5 6-8 10-10',
  skull: 'M5 11a7 7 0 0 1 14 0c0 3-1 4-3 5v4H8v-4c-2-1-3-2-3-5M9 12h.01M15 12h.01M12 14v1.5M11 20v-2M13 20v-2',
} as const; // prettier-ignore

export type SymbolName = keyof typeof STROKES;
export const SYMBOLS = Object.keys(STROKES) as [SymbolName, ...SymbolName[]];

/** The path of a drawing, to be stroked and not filled. */
export const strokeOf = (name: SymbolName): string => STROKES[name];
