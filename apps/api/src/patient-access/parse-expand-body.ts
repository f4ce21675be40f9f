import { isObject, isResource } from '../records/is-resource.ts';
import { type Parameter, badRequest, toParameter } from './parse-query.ts';

const valueNames = new Set([
  'valueUri',
  'valueUrl',
  'valueCanonical',
  'valueString',
  'valueCode',
  'valueInteger',
]);

/** The Parameters of a posted `$expand`, as if they stood in the address. @throws Refusal 400 */
export function parseExpandBody(body: unknown): Parameter[] {
  const listed: unknown =
    isResource(body) && body.resourceType === 'Parameters' && 'parameter' in body && body.parameter;
  if (!Array.isArray(listed)) throw badRequest('The body must be Parameters.');
  return listed.map((entry: unknown) => {
    const names = isObject(entry) ? Object.keys(entry).filter((name) => name !== 'name') : [];
    const value = isObject(entry) && names.length === 1 ? entry[names[0] ?? ''] : undefined;
    const known = valueNames.has(names[0] ?? '') && (typeof value === 'string' || Number.isInteger(value));
    if (!isObject(entry) || typeof entry['name'] !== 'string' || !known) {
      throw badRequest('Each parameter must have a name and one plain value.');
    }
    // oxlint-disable-next-line no-control-regex
    if (/[\u0000-\u001f\u007f]/.test(String(value))) throw badRequest('A parameter has control characters.');
    return toParameter(entry['name'], String(value));
  });
}
