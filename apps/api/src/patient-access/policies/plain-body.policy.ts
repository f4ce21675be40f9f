import { isObject } from '../../records/is-resource.ts';
import { type Policy, pass, reject } from '../policy.ts';

const conditionalReference = /\?/;
// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** No text holds control characters, and no reference is a search that the records server would run. */
export const plainBody: Policy = (request) => {
  if (request.interaction !== 'update' && request.interaction !== 'book') return pass;
  return isPlain(request.resource)
    ? pass
    : reject('bad_body', 'The body has control characters, or a reference that is a search.');
};

function isPlain(value: unknown, name = ''): boolean {
  if (typeof value === 'string')
    return !controlCharacter.test(value) && !(name === 'reference' && conditionalReference.test(value));
  if (Array.isArray(value)) return value.every((item) => isPlain(item, name));
  return !isObject(value) || Object.entries(value).every(([key, item]) => isPlain(item, key));
}
