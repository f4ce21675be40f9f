import { withdrawnText } from '@portal/clinical-domain/notifications/withdrawn-text';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Communication, Resource } from 'fhir/r4';
import { findValues } from '../records/find-values.ts';
import { findName } from '../records/reference.ts';
import { isObject } from '../records/is-resource.ts';
import { isMistaken, isWithheld } from './visible.ts';

type IsHidden = (name: string) => boolean;
type Elements = Record<string, unknown>;

/** What an item of a list is about: without it the rest of the item would tell of what is hidden. */
const subjects: ReadonlySet<string> = new Set([
  'actor',
  'attachment',
  'chargeItemReference',
  'condition',
  'contentAttachment',
  'contentReference',
  'coverage',
  'individual',
  'item',
  'itemReference',
  'link',
  'other',
  'valueAttachment',
  'valueReference',
]);
const gone = Symbol('gone');

/** `Type/id` of everything that a resource refers to: by a Reference, or by the address of a file. */
export function findNames(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) findNames(item, names);
  else if (isObject(value)) {
    const name = findTarget(value);
    if (name !== undefined) names.add(name);
    for (const key in value) {
      if (typeof value[key] === 'object') findNames(value[key], names);
    }
  }
  return names;
}

/**
 * The resource without any reference to what is hidden: no address, no name, no list item that is about it, and no
 * narrative, which would tell of it in words. Contained resources that are withheld or were never true go too.
 */
export function withoutReferences(resource: Resource, isHidden: IsHidden): Resource {
  const { contained = [] } = resource as { contained?: Resource[] };
  const hiddenParts = new Set(
    contained.filter((part) => isWithheld(part) || isMistaken(part)).map(({ id }) => `#${id}`),
  );
  const isGone = (value: Elements) => {
    const { reference } = value;
    if (typeof reference === 'string' && hiddenParts.has(reference)) return true;
    if (hiddenParts.size > 0 && typeof value['resourceType'] === 'string')
      return hiddenParts.has(`#${String(value['id'])}`);
    const name = findTarget(value);
    return name !== undefined && isHidden(name);
  };
  const kept: Elements = {};
  let isLess = false;
  for (const [key, value] of Object.entries(resource)) {
    const shown = prune(value, isGone, key.startsWith('_'));
    if (shown !== value) isLess = true;
    if (shown !== gone) kept[key] = shown;
  }
  if (!isLess) return resource;
  delete kept['text'];
  return (isNotificationWithout(resource, kept) ? withdraw(kept) : kept) as unknown as Resource;
}

/** A notification's words tell what it is about. The worker withholds it too; until then it says nothing. */
function isNotificationWithout(resource: Resource, kept: Elements): boolean {
  if (resource.resourceType !== 'Communication' || kept['about'] === (resource as Communication).about)
    return false;
  return findValues(kept, ['category', 'coding', 'code']).includes('notification');
}

function withdraw(notification: Elements): Elements {
  const { en, ne } = withdrawnText;
  return {
    ...notification,
    topic: { text: en.topic, _text: nepali(ne.topic) },
    payload: [{ contentString: en.text, _contentString: nepali(ne.text) }],
  };
}

/** The value itself where nothing of it is hidden. */
function prune(value: unknown, isGone: (value: Elements) => boolean, isParallel: boolean): unknown {
  if (Array.isArray(value)) return pruneList(value, isGone, isParallel);
  if (!isObject(value)) return value;
  if (isGone(value)) return gone;
  const kept: Elements = {};
  let isLess = false;
  for (const [key, item] of Object.entries(value)) {
    const shown = prune(item, isGone, key.startsWith('_'));
    if (shown === gone && subjects.has(key)) return gone;
    if (shown !== item) isLess = true;
    if (shown !== gone) kept[key] = shown;
  }
  if (!isLess) return value;
  if (typeof value['resourceType'] === 'string') delete kept['text'];
  return Object.keys(kept).every((key) => key === 'id') ? gone : kept;
}

/** `_given` runs beside `given`: an item of it that goes leaves its place. */
function pruneList(list: unknown[], isGone: (value: Elements) => boolean, isParallel: boolean): unknown {
  const shown = list.map((item) => prune(item, isGone, false));
  if (shown.every((item, index) => item === list[index])) return list;
  if (isParallel) return shown.map((item) => (item === gone ? null : item));
  const kept = shown.filter((item) => item !== gone);
  return kept.length === 0 ? gone : kept;
}

function findTarget({ reference, url }: Elements): string | undefined {
  if (typeof reference === 'string') return findName(reference);
  return typeof url === 'string' && url.startsWith('Binary/') ? findName(url) : undefined;
}
