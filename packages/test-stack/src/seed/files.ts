import { deflateSync, crc32 } from 'node:zlib';

/** A one-page PDF with these lines (ASCII). */
export function buildPdf(lines: string[]): Buffer {
  const escaped = lines.map((line) => line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&'));
  const content = `BT /F1 11 Tf 60 780 Td 18 TL ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** A soft tone that rises and falls like speech; 8 kHz, 8 bit. */
export function buildWav(seconds: number): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds);
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / rate;
    const loudness = 0.25 * Math.abs(Math.sin(time * 4));
    samples[index] = Math.round(
      128 + 127 * loudness * Math.sin(2 * Math.PI * (180 + 40 * Math.sin(time * 3)) * time),
    );
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** A square picture with a soft red patch in its middle. */
export function buildPng(size = 96): Buffer {
  return encodePng(size, (x, y) => {
    const distance = Math.hypot(x - size / 2, y - size / 2) / size;
    const patch = Math.max(0, 1 - distance * 3.2);
    return [224, Math.round(180 - 90 * patch), Math.round(150 - 70 * patch)];
  });
}

/** A square PNG; `colourAt` tells red, green and blue of each point. */
function encodePng(size: number, colourAt: (x: number, y: number) => number[]): Buffer {
  const row = (y: number) => [0, ...Array.from({ length: size }, (_, x) => colourAt(x, y)).flat()];
  const data = Buffer.from(Array.from({ length: size }, (_, y) => row(y)).flat());
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}
