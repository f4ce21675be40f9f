import { recordChange } from '@portal/api-contract/events';
import type { Resource } from 'fhir/r4';
import * as z from 'zod/mini';
import { findOwner, isWithheld } from '../patient-access/visible.ts';
import { isStreamed } from './streamed-types.ts';

/**
 * A change and the one patient who may hear of it. It travels between processes in this form. `isGone`: withheld from the
 * patient with this version, who is told to read again, and not what.
 */
const ownChange = z.extend(recordChange, { patientId: z.string(), isGone: z.optional(z.boolean()) });
export type OwnChange = z.infer<typeof ownChange>;

/** Undefined where no patient may hear of it: of nobody's record or of several, withheld, or of a type that is not told. */
export function toOwnChange(resource: Resource): OwnChange | undefined {
  const { resourceType: type, id, meta } = resource;
  if (!isStreamed(type) || isWithheld(resource)) return undefined;
  const patientId = findOwner(resource);
  if (!patientId || !id || !meta?.versionId || !meta.lastUpdated) return undefined;
  return { patientId, cursor: new Date(meta.lastUpdated).toISOString(), type, id, version: meta.versionId };
}

/** Undefined for what no process of ours has sent. */
export function parseOwnChange(message: string): OwnChange | undefined {
  try {
    return ownChange.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}

export function nameOf({ type, id, version }: Pick<OwnChange, 'type' | 'id' | 'version'>): string {
  return `${type}/${id}/${version}`;
}
