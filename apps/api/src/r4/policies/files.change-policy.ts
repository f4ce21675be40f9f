import type { ChangePolicy } from '../change-policy.ts';
import { isObject } from '../../records/is-resource.ts';
import { findId } from '../../records/reference.ts';
import { type Decision, deny, pass } from '../../patient-access/policy.ts';
import { contentTypes } from '../../patient-access/tables/content-types.ts';

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Files are of a known kind and size, are what they say they are, and lie here: an address elsewhere is never stored for others to open. */
export const plainFiles: ChangePolicy = ({ changed }, _caller, { uploadBytes }) =>
  findFault(changed, '', uploadBytes) ?? pass;

function findFault(value: unknown, name: string, uploadBytes: number): Decision | undefined {
  if (Array.isArray(value)) return firstFault(value, (item) => findFault(item, name, uploadBytes));
  if (!isObject(value)) return undefined;
  const { url, contentType, data } = value;
  if (url !== undefined && name !== 'extension' && findId(url, 'Binary') === undefined)
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
  return firstFault(Object.entries(value), ([key, item]) => findFault(item, key, uploadBytes));
}

function firstFault<Item>(
  items: readonly Item[],
  find: (item: Item) => Decision | undefined,
): Decision | undefined {
  for (const item of items) {
    const fault = find(item);
    if (fault) return fault;
  }
  return undefined;
}

/** `audio/webm;codecs=opus` is audio/webm. */
function toEssence(contentType: unknown): string {
  return String(contentType).split(';')[0]?.trim().toLowerCase() ?? '';
}
