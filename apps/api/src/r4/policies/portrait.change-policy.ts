import type { ChangePolicy } from '../change-policy.ts';
import { isObject } from '../../records/is-resource.ts';
import { deny, pass, type Decision } from '../../patient-access/policy.ts';
import { largestPortraitBytes } from '../../patient-access/tables/limits.ts';

const signatures: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};
const tooLarge: Decision = {
  kind: 'deny',
  status: 413,
  code: 'too_large',
  reason: 'The picture is too large.',
};

/** A picture of oneself is one small picture inside the record, and is what it says it is. */
export const plainPortrait: ChangePolicy = ({ type, changed }) => {
  if (type !== 'Patient' || changed['photo'] === undefined) return pass;
  const photos: unknown[] = [changed['photo']].flat();
  return photos.length === 1 ? judge(photos[0]) : deny('bad_file', 'One picture, or none.');
};

function judge(photo: unknown): Decision {
  const { contentType, data, ...more } = isObject(photo) ? photo : {};
  if (typeof contentType !== 'string' || typeof data !== 'string' || Object.keys(more).length > 0)
    return deny('bad_file', 'A picture has contentType and data, and nothing else.');
  if (data.length * 0.75 > largestPortraitBytes) return tooLarge;
  const start = Buffer.from(data.slice(0, 24), 'base64').toString('hex');
  const signature = Object.hasOwn(signatures, contentType) ? signatures[contentType] : undefined;
  return signature?.test(start) ? pass : deny('bad_file', 'The picture must be a JPEG, PNG or WebP.');
}
