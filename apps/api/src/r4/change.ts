import { isDeepStrictEqual } from 'node:util';
import type { Resource } from 'fhir/r4';
import type { FhirRequest } from '../patient-access/parse-request.ts';
import { withServerText } from './server-text.ts';

/** A write beside what it replaces. */
export type Change = {
  type: string;
  before: Resource | undefined;
  after: Resource;
  /** The elements that are new, different or gone, by name. */
  changed: Readonly<Record<string, unknown>>;
  ifMatch: string | undefined;
};

/**
 * What a patient sends back as it was shown is what is stored: parts of it that were hidden from them are neither changed nor
 * lost.
 */
export function withHidden(
  sent: Resource,
  stored: Resource | undefined,
  shown: Resource | undefined,
): Resource {
  if (stored === undefined || stored === shown) return sent;
  const whole: Record<string, unknown> = { ...sent };
  for (const [name, value] of Object.entries(stored)) {
    const seen = getElement(shown, name);
    if (seen !== value && isDeepStrictEqual(seen, getElement(sent, name))) whole[name] = value;
  }
  return whole as unknown as Resource;
}

const given = new Set(['resourceType', 'id', 'meta']);
const serverMeta = new Set(['versionId', 'lastUpdated', 'source']);

export function compare(
  request: Extract<FhirRequest, { interaction: 'update' }>,
  before: Resource | undefined,
): Change {
  const after = withServerText(request.resource, before);
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after)])) {
    if (!given.has(name) && !isDeepStrictEqual(getElement(before, name), getElement(after, name))) {
      changed[name] = getElement(after, name);
    }
  }
  if (isMetaChanged(before, after)) changed['meta'] = after.meta;
  return { type: request.type, before, after, changed, ifMatch: request.ifMatch };
}

/** A client that sends back what it has read sends its `meta` too; one that leaves it out changes nothing of it. */
function isMetaChanged(before: Resource | undefined, after: Resource): boolean {
  return Object.entries(after.meta ?? {}).some(
    ([name, value]) => !serverMeta.has(name) && !isDeepStrictEqual(value, getElement(before?.meta, name)),
  );
}

function getElement(value: object | undefined, name: string): unknown {
  return (value as Record<string, unknown> | undefined)?.[name];
}

/** What is stored: the patient's elements, with the labels of the hospital. */
export function toStored({ before, after }: Change): Resource {
  const { meta: _sent, ...elements } = after;
  const { versionId: _version, lastUpdated: _updated, source: _source, ...labels } = before?.meta ?? {};
  return { ...elements, ...(Object.keys(labels).length === 0 ? {} : { meta: labels }) };
}
