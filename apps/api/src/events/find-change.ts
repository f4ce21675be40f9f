import type { Resource } from 'fhir/r4';
import { findOwner, isWithheld } from '../patient-access/visible.ts';
import { findWithholding } from '../patient-access/withheld-since.ts';
import type { Records } from '../records/records.ts';
import { type OwnChange, toOwnChange } from './own-change.ts';
import { isStreamed } from './streamed-types.ts';

const mostLooked = 10_000;
/** A change to what was withheld longer ago is no news to the patient. */
const newsMs = 10 * 60_000;

/**
 * What a patient is told of a resource's newest version. One that was withheld from them with it is told as `isGone`, one
 * that they never saw not at all.
 */
export function createChangeFinder(records: Records) {
  /** Asked again and again for the same versions: each history is read once. */
  const looked = new Set<string>();

  /** @throws Unavailable */
  return async function findChange(resource: Resource): Promise<OwnChange | undefined> {
    if (!isWithheld(resource)) return toOwnChange(resource);
    const { resourceType: type, id, meta } = resource;
    const patientId = findOwner(resource);
    if (!isStreamed(type) || !id || !patientId || meta?.versionId === undefined || meta.versionId === '1')
      return undefined;
    const name = `${type}/${id}/${meta.versionId}`;
    if (looked.has(name)) return undefined;
    const { versionId, lastUpdated } = (await findWithholding(records, resource, patientId))?.meta ?? {};
    looked.add(name);
    const [oldest] = looked;
    if (looked.size > mostLooked && oldest !== undefined) looked.delete(oldest);
    if (versionId === undefined || lastUpdated === undefined) return undefined;
    if (Date.parse(lastUpdated) < Date.now() - newsMs) return undefined;
    const cursor = new Date(lastUpdated).toISOString();
    return { patientId, cursor, type, id, version: versionId, isGone: true };
  };
}
