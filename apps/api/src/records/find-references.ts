import { isObject } from './is-resource.ts';

/** Every `Reference.reference` in a value; one that is no text is none that anybody accepts. */
export function findReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'reference' ? [typeof item === 'string' ? item : ''] : findReferences(item),
  );
}
