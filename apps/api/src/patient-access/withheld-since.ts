import type { Bundle, Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { compartment } from './tables/compartment.ts';
import { withheldLabel } from './tables/withheld.ts';
import { isOwn, isWithheld } from './visible.ts';

type Records = Pick<RecordsClient, 'send'>;

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
  // Without `_offset` HAPI leaves out the versions of the last minute.
  const path = `/${resourceType}/${id}/_history?_count=${mostVersions}&_offset=0`;
  const { status, body } = await records.send({ method: 'GET', path, withinMs });
  if (status === 404 || status === 410) return undefined;
  if (status !== 200) throw new Unavailable('records');
  const versions = ((body as Bundle).entry ?? []).flatMap(({ resource }) => resource ?? []);
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
  const entry = types.map((type) => ({ request: { method: 'GET', url: toSearch(type, patientId, since) } }));
  const { status, body } = await records.send({
    method: 'POST',
    path: '',
    body: { resourceType: 'Bundle', type: 'batch', entry },
    withinMs,
  });
  const answers = (body as Bundle | undefined)?.entry ?? [];
  if (status !== 200 || answers.length !== types.length) throw new Unavailable('records');
  const withheld = answers.flatMap(({ resource }) => {
    if (resource?.resourceType !== 'Bundle') throw new Unavailable('records');
    return ((resource as Bundle).entry ?? []).flatMap((found) => found.resource ?? []);
  });
  for (const resource of withheld) {
    const at = (await findWithholding(records, resource, patientId))?.meta?.lastUpdated;
    if (at !== undefined && Date.parse(at) >= since.getTime()) return true;
  }
  return false;
}

function toSearch(type: string, patientId: string, since: Date): string {
  const query = new URLSearchParams({
    [compartment[type]?.searchBy ?? 'patient']: `Patient/${patientId}`,
    _security: `${withheldLabel.system}|${withheldLabel.code}`,
    _lastUpdated: `ge${since.toISOString()}`,
    _elements: 'meta',
    _count: String(mostOfType),
    _offset: '0',
  });
  return `${type}?${query.toString()}`;
}
