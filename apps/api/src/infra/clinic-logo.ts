import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readSvgPicture } from './svg-picture.ts';

export type ClinicLogo = {
  body: Buffer;
  type: 'image/svg+xml' | 'image/png';
  width: number;
  height: number;
  /** Changes with the file, so that browsers may keep it for good. */
  version: string;
};

const mostKilobytes = 50;
const widest = 8;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The path of the clinic's logo, read at the start. */
export function logoFile() {
  return z.string().transform((path, context): ClinicLogo => {
    const logo = readLogo(path);
    if (typeof logo !== 'string') return logo;
    context.addIssue({ code: 'custom', message: logo });
    return z.NEVER;
  });
}

/** The logo, or what is wrong with it. */
function readLogo(path: string): ClinicLogo | string {
  let body: Buffer;
  try {
    body = readFileSync(path);
  } catch {
    return 'must be the path of a file that this process can read: the clinic’s logo as SVG or PNG.';
  }
  if (body.length > mostKilobytes * 1024)
    return `is too large: ${Math.ceil(body.length / 1024)} KB. Set a logo of at most ${mostKilobytes} KB, because every visitor loads it.`;
  const picture = body.subarray(0, 8).equals(pngSignature) ? readPng(body) : readSvg(body.toString('utf8'));
  if (typeof picture === 'string') return picture;
  return { body, ...picture, version: createHash('sha256').update(body).digest('hex').slice(0, 12) };
}

type Picture = Pick<ClinicLogo, 'type' | 'width' | 'height'>;

/** https://www.w3.org/TR/png-3/#11IHDR */
function readPng(body: Buffer): Picture | string {
  const isWhole = body.length > 32 && body.subarray(-8, -4).toString('latin1') === 'IEND';
  if (!isWhole) return 'is not a whole PNG file. Set the clinic’s logo as SVG or PNG.';
  return judgeShape('image/png', body.readUInt32BE(16), body.readUInt32BE(20));
}

function readSvg(text: string): Picture | string {
  const picture = readSvgPicture(text);
  if (typeof picture === 'string') return picture;
  const [, , width = 0, height = 0] = (picture.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return judgeShape('image/svg+xml', width, height);
}

function judgeShape(type: ClinicLogo['type'], width: number, height: number): Picture | string {
  if (!Number.isFinite(width / height) || width <= 0 || height <= 0)
    return 'does not say its size. Give its svg element a viewBox, or set a PNG.';
  if (width / height < 1 / widest || width / height > widest)
    return `is too long: ${width} by ${height}. Set one whose longer side is at most ${widest} times the other.`;
  return { type, width, height };
}
