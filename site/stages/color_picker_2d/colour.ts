/** Channels 0–255, opacity 0–1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const CALL = /^(rgb|hsl)a?\(\s*([\d.]+)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i;

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, `hsl()` and `hsla()`; null for anything else. */
export function parseColour(text: string): Rgba | null {
  const hex = HEX.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const digits = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const at = (place: number) => parseInt(digits.slice(place, place + 2) || 'ff', 16);
    return { r: at(0), g: at(2), b: at(4), a: opacity(at(6) / 255) };
  }
  const call = CALL.exec(text.trim());
  if (call === null) return null;
  const [x, y, z] = [Number(call[2]), Number(call[3]), Number(call[4])];
  const a = call[5] === undefined ? 1 : opacity(Number(call[5]) / (call[6] ? 100 : 1));
  if (call[1]?.toLowerCase() === 'hsl') return { ...fromHsl(x, y / 100, z / 100), a };
  return Math.max(x, y, z) > 255 ? null : { r: Math.round(x), g: Math.round(y), b: Math.round(z), a };
}

/** `#rrggbb`, or `#rrggbbaa` where the colour is not opaque. */
export function hexOf({ r, g, b, a }: Rgba): string {
  const two = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return `#${two(r)}${two(g)}${two(b)}${a < 1 ? two(a * 255) : ''}`;
}

/** Whether a text that is being typed is as long as its kind of colour gets; `#36f` may be on its way to `#36ff00`. */
export function isWhole(text: string): boolean {
  return !/^#?[0-9a-f]{0,5}$/i.test(text.trim());
}

/** Two decimals are what people read and type. */
function opacity(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** @param h degrees @param s 0–1 @param l 0–1 */
function fromHsl(h: number, s: number, l: number): Omit<Rgba, 'a'> {
  const chroma = s * Math.min(l, 1 - l);
  const at = (n: number) => {
    const k = (n + h / 30) % 12;
    return Math.round(255 * (l - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: at(0), g: at(8), b: at(4) };
}
