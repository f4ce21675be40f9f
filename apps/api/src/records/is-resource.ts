import type { Resource } from 'fhir/r4';

export function isResource(value: unknown): value is Resource {
  return isObject(value) && typeof value['resourceType'] === 'string';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
