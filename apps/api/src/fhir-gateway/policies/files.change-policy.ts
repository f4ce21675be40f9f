import type { ChangePolicy } from '../change-policy.ts';
import { isObject } from '../is-resource.ts';
import { type Decision, deny, pass } from '../policy.ts';
import { contentTypes } from '../tables/content-types.ts';

const ownFile = /^Binary\/[A-Za-z0-9\-.]{1,64}$/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Files are of a known kind and size, are what they say they are, and lie here: an address elsewhere is never stored for others to open. */
export const plainFiles: ChangePolicy = ({ changed }, _caller, { uploadBytes }) =>
  findFault(changed, '', uploadBytes) ?? pass;

function findFault(value: unknown, name: string, uploadBytes: number): Decision | undefined {
  if (Array.isArray(value)) return firstOf(value.map((item) => findFault(item, name, uploadBytes)));
  if (!isObject(value)) return undefined;
  const { url, contentType, data } = value;
  if (url !== undefined && name !== 'extension' && !(typeof url === 'string' && ownFile.test(url)))
    return deny('bad_file', 'A file’s address must be that of a Binary of yours.');
  const isOfType = contentTypes.get(toEssence(contentType));
  if (contentType !== undefined && isOfType === undefined)
    return deny('bad_file', 'Files of this kind are not taken.');
  if (data !== undefined && !(typeof data === 'string' && data.length % 4 === 0 && base64.test(data)))
    return deny('bad_file', 'A file’s data must be base64.');
  if (typeof data === 'string' && data.length * 0.75 > uploadBytes)
    return { kind: 'deny', status: 413, code: 'too_large', reason: 'The file is too large.' };
  if (typeof data === 'string' && !isOfType?.(Buffer.from(data, 'base64')))
    return deny('bad_file', 'The file is not of the kind that it says.');
  return firstOf(Object.entries(value).map(([key, item]) => findFault(item, key, uploadBytes)));
}

function firstOf(faults: (Decision | undefined)[]): Decision | undefined {
  return faults.find((fault) => fault !== undefined);
}

/** `audio/webm;codecs=opus` is audio/webm. */
function toEssence(contentType: unknown): string {
  return String(contentType).split(';')[0]?.trim().toLowerCase() ?? '';
}
