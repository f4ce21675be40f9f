import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Resource } from 'fhir/r4';
import { isObject } from '../records/is-resource.ts';
import { directoryElements } from './tables/directory.ts';

const ourExtensions: ReadonlySet<unknown> = new Set(Object.values(extensionUrls));
const privateUses: ReadonlySet<unknown> = new Set(['home', 'old', 'temp']);
/** Names that a doctor is not called by. */
const formerNames: ReadonlySet<unknown> = new Set(['old', 'maiden', 'nickname', 'anonymous']);
const absent = 'Not available';

/** Of the directory, what its table lists; anything else as it is. Who reads, searches or includes gets the same. */
export function toView(resource: Resource): Resource {
  const { resourceType, id, meta } = resource;
  if (!Object.hasOwn(directoryElements, resourceType)) return resource;
  const view: Record<string, unknown> = { resourceType, id };
  if (resourceType !== 'Slot' && meta) {
    const { versionId, lastUpdated } = meta;
    view['meta'] = withoutUndefined({ versionId, lastUpdated });
  }
  for (const name of directoryElements[resourceType] ?? []) {
    for (const key of [name, `_${name}`]) {
      const shown = trim(name, (resource as unknown as Record<string, unknown>)[key], resourceType);
      if (shown !== undefined) view[key] = shown;
    }
  }
  return view as unknown as Resource;
}

/** Undefined where nothing of it is shown. */
function trim(name: string, value: unknown, type: string): unknown {
  if (Array.isArray(value)) {
    const kept = value.flatMap((item: unknown) => {
      const shown = isShown(name, item) ? trim(name, item, type) : undefined;
      return shown === undefined ? [] : [shown];
    });
    return kept.length === 0 ? undefined : kept;
  }
  if (!isObject(value)) return value;
  if (name === 'extension') return value;
  if (name === 'notAvailable') return withoutUndefined({ description: absent, during: value['during'] });
  if (name === 'qualification')
    return withoutUndefined({ id: value['id'], code: trim('code', value['code'], type) });
  if (typeof value['reference'] === 'string') {
    const { reference, display, _display } = value;
    return type === 'Slot' ? { reference } : withoutUndefined({ reference, display, _display });
  }
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === 'modifierExtension' || key === 'identifier') continue;
    const shown = trim(key, item, type);
    if (shown !== undefined) kept[key] = shown;
  }
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function isShown(name: string, item: unknown): boolean {
  if (!isObject(item)) return true;
  switch (name) {
    case 'extension':
      return ourExtensions.has(item['url']);
    case 'identifier':
      return item['system'] === systemUris.registrationNumber;
    case 'name':
      return !formerNames.has(item['use']);
    case 'telecom':
    case 'address':
      return !privateUses.has(item['use']);
    default:
      return true;
  }
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));
}
