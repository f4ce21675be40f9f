import { isObject } from '../records/is-resource.ts';

/** Every `Binary/{id}` at which an Attachment says its file lies. */
export function findFiles(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findFiles);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'url' && typeof item === 'string' && item.startsWith('Binary/') ? [item] : findFiles(item),
  );
}

/** Every file that travels inside a resource, as base64. */
export function findData(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findData);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'data' && typeof item === 'string' ? [item] : findData(item),
  );
}
