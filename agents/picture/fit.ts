import type { Picture, Size } from '../contract';
import type { Profile } from '../profiles/schema';

type Limits = Profile['picture'];

/** Quality of pictures that are encoded here. */
const QUALITY = 92;

/** The size at which a picture may be sent: within the model's limits, proportions kept, sides multiples of what the model wants. */
export function fittingSize({ width, height }: Size, { max_side, max_area, multiple }: Limits): Size {
  const shrink = Math.min(1, max_side / Math.max(width, height), Math.sqrt((max_area ?? Infinity) / (width * height)));
  const side = (length: number) => {
    const wanted = length * shrink;
    // Rounded to the nearest, as the models' own preprocessing does, unless that leaves the limits.
    const nearest = Math.round(wanted / multiple) * multiple;
    const fits = shrink === 1 ? nearest <= max_side : nearest <= wanted;
    return Math.max(fits ? nearest : Math.floor(wanted / multiple) * multiple, multiple);
  };
  return { width: side(width), height: side(height) };
}

/** The picture as it may be sent; the same object where it is so already. */
export async function fit(picture: Picture, limits: Limits): Promise<Picture> {
  const size = fittingSize(picture.size, limits);
  const sameSize = size.width === picture.size.width && size.height === picture.size.height;
  const mime = limits.format === 'jpeg' ? 'image/jpeg' : picture.mime;
  if (sameSize && mime === picture.mime) return picture;
  return draw(picture, { x: 0, y: 0, ...picture.size }, size, mime);
}

/** A part of a picture at the size of the whole, for tools that zoom; what lies outside is cut off. */
export async function zoom(picture: Picture, [x0, y0, x1, y1]: readonly [number, number, number, number]) {
  const { width, height } = picture.size;
  const x = Math.min(Math.max(Math.min(x0, x1), 0), width - 1);
  const y = Math.min(Math.max(Math.min(y0, y1), 0), height - 1);
  const part = {
    x,
    y,
    width: Math.max(Math.min(Math.max(x0, x1), width) - x, 1),
    height: Math.max(Math.min(Math.max(y0, y1), height) - y, 1),
  };
  const scale = Math.min(width / part.width, height / part.height);
  const size = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  return draw(picture, part, size, 'image/png');
}

/** A white picture, for tools that want one when the page cannot be painted. */
export async function blank(size: Size): Promise<Picture> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  return { bytes: await canvas.encode('png'), mime: 'image/png', size };
}

async function draw(
  picture: Picture,
  part: Size & { x: number; y: number },
  size: Size,
  mime: Picture['mime'],
): Promise<Picture> {
  // Heavy, and not needed at the usual size.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(Math.max(size.width, 1), Math.max(size.height, 1));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const image = await loadImage(picture.bytes);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  const bytes = mime === 'image/png' ? await canvas.encode('png') : await canvas.encode('jpeg', QUALITY);
  return { bytes, mime, size };
}
