import type { Resource } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import type { Records, Search } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
import { compartment } from './tables/compartment.ts';
import { withheldLabel } from './tables/withheld.ts';
import { isOwn, isWithheld } from './visible.ts';

const mostVersions = 20;
const mostOfType = 50;
const withinMs = 10_000;

/** Every type of a patient's record that can be searched. */
const recordTypes: readonly string[] = Object.keys(compartment).filter(
  (type) => type !== 'AuditEvent' && compartment[type]?.searchBy !== undefined,
);

/**
 * The version with which the patient lost sight of a resource that is withheld now; undefined for what they never saw: that
 * there is such a thing must not be told. @throws Unavailable
 */
export async function findWithholding(
  records: Records,
  { resourceType, id }: Resource,
  patientId: string,
): Promise<Resource | undefined> {
  const versions = await records.listVersions(resourceType, id ?? '', mostVersions, { withinMs });
  const lastSeen = versions.findIndex((version) => !isWithheld(version) && isOwn(version, patientId));
  return lastSeen > 0 ? versions[lastSeen - 1] : undefined;
}

/** Whether anything was withheld from the patient since that they saw before. @throws Unavailable */
export async function hasWithheldSince(
  records: Records,
  patientId: string,
  since: Date,
  types: readonly string[] = recordTypes,
): Promise<boolean> {
  if (types.length === 0) return false;
  const searches = types.map((type) => toSearch(type, patientId, since));
  const withheld = (await records.searchTogether(searches, { withinMs })).flatMap((page) => {
    if (page === undefined) throw new Unavailable('records');
    return listResources(page);
  });
  for (const resource of withheld) {
    const at = (await findWithholding(records, resource, patientId))?.meta?.lastUpdated;
    if (at !== undefined && Date.parse(at) >= since.getTime()) return true;
  }
  return false;
}

function toSearch(type: string, patientId: string, since: Date): Search {
  const query = {
    [compartment[type]?.searchBy ?? 'patient']: `Patient/${patientId}`,
    _security: `${withheldLabel.system}|${withheldLabel.code}`,
    _lastUpdated: `ge${since.toISOString()}`,
    _elements: 'meta',
  };
  return { type, query, count: mostOfType };
}
