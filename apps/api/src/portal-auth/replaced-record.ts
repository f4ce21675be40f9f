import type { Patient } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import type { Records } from '../records/records.ts';

/**
 * Whether the hospital has put another record in the place of this one: it is out of use, says what it was replaced by, or
 * another says that it replaces it. Either side is enough: a merge that is half done must not open half a record.
 * @throws Unavailable
 */
export async function isReplaced(records: Records, patientId: string): Promise<boolean> {
  const [own, others] = await Promise.all([
    records.findOrDeleted('Patient', patientId),
    records.search('Patient', { link: `Patient/${patientId}` }, { count: 20 }),
  ]);
  if (own === 'deleted') return true;
  const { active, link = [] } = (own ?? {}) as Partial<Patient>;
  if (active === false || link.some(({ type }) => type === 'replaced-by')) return true;
  return listResources(others).some(
    (other) =>
      other.resourceType === 'Patient' &&
      (other as Patient).link?.some(
        ({ type, other: named }) => type === 'replaces' && named.reference === `Patient/${patientId}`,
      ),
  );
}
