import { inflateSync } from 'node:zlib';
import type { Size } from '../../agents/contract';
import { Refusal, insist } from './refusal';

export interface SentPicture extends Size {
  mime: string;
  bytes: Buffer;
}

/** Text parts longer than this that look like base64 are pictures sent as text: the model would be blind. */
const TEXT_LIMIT = 4000;

/** Pictures that were read already: conversations send the same ones again and again. */
const known = new Map<string, SentPicture>();
const KNOWN_LIMIT = 100;

/**
 * Reads a picture of a request and checks that it is one: base64, the media type its bytes have, whole.
 * @throws Refusal naming what is wrong
 */
export function readPicture(base64: string, mime: string, where: string): SentPicture {
  const seen = known.get(base64);
  if (seen?.mime === mime) return seen;
  insist(base64.length > 0, `${where}: the image is empty`);
  insist(/^[A-Za-z0-9+/]+={0,2}$/.test(base64), `${where}: the image is not valid base64`);
  const bytes = Buffer.from(base64, 'base64');
  const real =
    bytes.subarray(1, 4).toString('latin1') === 'PNG' ? 'image/png' : isJpeg(bytes) ? 'image/jpeg' : 'unknown';
  insist(real === mime, `${where}: the image was declared as ${mime}, but its bytes are ${real}`);
  const size = real === 'image/png' ? readPng(bytes, where) : readJpeg(bytes, where);
  const picture = { ...size, mime, bytes };
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(base64, picture);
  return picture;
}

/** `data:image/png;base64,…` @throws Refusal for any other URL: the mock fetches nothing */
export function readDataUrl(url: string, where: string): SentPicture {
  const match = /^data:([\w/+.-]+);base64,([\s\S]*)$/.exec(url);
  if (match === null)
    throw new Refusal(`${where}: expected a data URL with base64, found ${JSON.stringify(url.slice(0, 40))}`);
  return readPicture(match[2]!, match[1]!, where);
}

/** @throws Refusal for a text that holds a picture */
export function requireText(text: string, where: string): void {
  const longest = /[A-Za-z0-9+/]{2000,}/.exec(text);
  insist(
    text.length <= TEXT_LIMIT || longest === null,
    `${where}: a picture was sent as text (${text.length} characters)`,
  );
}

function readPng(bytes: Buffer, where: string): Size {
  const data: Buffer[] = [];
  let [width, height, ended] = [0, 0, false];
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.subarray(at + 4, at + 8).toString('latin1');
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
    if (type === 'IDAT') data.push(body);
    if (type === 'IEND') ended = true;
    at += length + 12;
  }
  insist(ended && width > 0 && height > 0, `${where}: the PNG is cut off`);
  try {
    const rows = inflateSync(Buffer.concat(data));
    insist(rows.length >= height * (1 + Math.ceil(width / 8)), `${where}: the PNG holds fewer rows than it declares`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${where}: the PNG cannot be decoded`);
  }
  return { width, height };
}

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

function readJpeg(bytes: Buffer, where: string): Size {
  const end = bytes.subarray(-2);
  insist(end[0] === 0xff && end[1] === 0xd9, `${where}: the JPEG is cut off`);
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1]!;
    // Frame headers, apart from tables (C4, C8, CC) that share their range.
    if (bytes[at] === 0xff && marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Refusal(`${where}: the JPEG has no frame header`);
}
