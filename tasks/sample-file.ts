import { deflateSync } from 'node:zlib';

/** A small valid file of the kind that the name's ending says. It follows from the name alone, so that equal names are equal files. */
export function contentOf(name: string): Buffer {
  const title = name.replace(/\.\w+$/, '');
  switch (/\.(\w+)$/.exec(name)?.[1]) {
    case 'png':
    case 'jpg':
    case 'jpeg':
      // Browsers go by the content of a picture, not by its ending.
      return picture(name);
    case 'pdf':
      return Buffer.from(pdf(title), 'latin1');
    case 'csv':
      return Buffer.from(`name,amount\n${title},${1 + (sumOf(name) % 900)}\n`);
    default:
      return Buffer.from(`${title}\n`);
  }
}

const sumOf = (text: string): number => [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0);

function pdf(title: string): string {
  const text = `BT /F1 24 Tf 60 760 Td (${title.replace(/[()\\]/g, ' ')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 6\n0000000000 65535 f \n${entries}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A PNG of 48 × 32 px: a ground and a stripe in colours that follow from the name. */
function picture(name: string): Buffer {
  const [width, height, hue] = [48, 32, sumOf(name)];
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + 3 * width);
    for (let x = 0; x < width; x++) {
      const stripe = (x + y) % 16 < 6;
      row.set([(hue * 37) % 256, stripe ? 230 : (hue * 91) % 200, stripe ? 120 : (hue * 53) % 256], 1 + 3 * x);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
