import type { Resource } from 'fhir/r4';
import { isObject } from '../records/is-resource.ts';
import { findId } from '../records/reference.ts';

/** A file that a resource carries (`place` is its place among them) or has stored as a Binary. */
export type Attached = {
  from: string;
  place: number;
  binaryId: string | undefined;
  contentType: string | undefined;
  title: string | undefined;
};

type Found = {
  url: string | undefined;
  data: string | undefined;
  contentType: string | undefined;
  title: string | undefined;
};

export function findAttachments(resource: Resource): Attached[] {
  const from = `${resource.resourceType}/${resource.id}`;
  return findAll(resource).map(({ url, contentType, title }, place) => ({
    from,
    place,
    binaryId: findId(url, 'Binary'),
    contentType,
    title: title ?? titleOf(resource),
  }));
}

/** The bytes of the file at that place, where the resource carries them itself. */
export function findData(resource: Resource, place: number): Buffer | undefined {
  const data = findAll(resource)[place]?.data;
  return data === undefined ? undefined : Buffer.from(data, 'base64');
}

function findAll(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(findAll);
  if (!isObject(value)) return [];
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : undefined);
  const [url, data, contentType] = [text('url'), text('data'), text('contentType')];
  const isFile = (data !== undefined && contentType !== undefined) || findId(url, 'Binary') !== undefined;
  if (isFile) return [{ url, data, contentType, title: text('title') }];
  return Object.values(value).flatMap(findAll);
}

function titleOf(resource: Resource): string | undefined {
  const { description, code } = resource as { description?: unknown; code?: { text?: unknown } };
  const title = description ?? code?.text;
  return typeof title === 'string' ? title : undefined;
}
