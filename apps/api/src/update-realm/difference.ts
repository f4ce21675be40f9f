export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** Where `actual` lacks what is wanted, by path. What it has besides is none of our business. */
export function listDifferences(wanted: Json, actual: Json | undefined, path = ''): string[] {
  if (isObject(wanted) && isObject(actual))
    return Object.entries(wanted).flatMap(([name, value]) =>
      listDifferences(value, actual[name], path === '' ? name : `${path}.${name}`),
    );
  return toText(wanted) === toText(actual) ? [] : [path];
}

/** `actual` with all that is wanted in it. */
export function merge(actual: Json | undefined, wanted: Json): Json {
  if (!isObject(actual) || !isObject(wanted)) return wanted;
  const merged = { ...actual };
  for (const [name, value] of Object.entries(wanted)) merged[name] = merge(actual[name], value);
  return merged;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keycloak keeps no order of addresses, languages and kinds of events, and tells an empty text as none. */
function toText(value: Json | undefined): string {
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => JSON.stringify(one)).toSorted());
  return value === undefined || value === '' ? '' : JSON.stringify(value);
}
