import type { Bundle } from 'fhir/r4';
import type { Parameter } from './parse-query.ts';

/** A page of a search: how long it is, and how many come before it. */
export type Page = { count: number; offset: number };

/** The portal's own paging, as callers of /r4 use it. */
const names = { count: '_count', offset: '_offset' } as const;

export function findPagePart({ name }: Pick<Parameter, 'name'>): keyof Page | undefined {
  if (name === names.count) return 'count';
  return name === names.offset ? 'offset' : undefined;
}

export function toPageParameters({ count, offset }: Page): Record<string, string> {
  return { [names.count]: String(count), [names.offset]: String(offset) };
}

export function getPage(parameters: Readonly<Record<string, string>>): Page {
  return { count: Number(parameters[names.count]), offset: Number(parameters[names.offset]) };
}

export function withoutPage(parameters: Readonly<Record<string, string>>): Record<string, string> {
  const { [names.count]: _count, [names.offset]: _offset, ...rest } = parameters;
  return rest;
}

/** The caller's own search at another place; a page link has no power of its own and is decided anew. */
export function toPageUrl(address: string, parameters: readonly Parameter[], page: Page): string {
  const query = new URLSearchParams();
  for (const parameter of parameters) {
    if (findPagePart(parameter) !== undefined) continue;
    const { name, modifier, value } = parameter;
    query.append(modifier === undefined ? name : `${name}:${modifier}`, value);
  }
  for (const [name, value] of Object.entries(toPageParameters(page))) query.append(name, value);
  return `${address}?${query.toString()}`;
}

/** Where the page after this one begins. */
export function findNextOffset({ link }: Bundle): number | undefined {
  const next = link?.find(({ relation }) => relation === 'next')?.url;
  return next === undefined ? undefined : Number(new URL(next).searchParams.get(names.offset));
}
