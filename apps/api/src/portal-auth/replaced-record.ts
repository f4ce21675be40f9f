import type { Bundle, Patient } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';

/**
 * Whether the hospital has put another record in the place of this one: it is out of use, says what it was replaced by, or
 * another says that it replaces it. Either side is enough: a merge that is half done must not open half a record.
 * @throws Unavailable
 */
export async function isReplaced(records: Pick<RecordsClient, 'send'>, patientId: string): Promise<boolean> {
  const query = new URLSearchParams({ link: `Patient/${patientId}`, _count: '20', _offset: '0' });
  const [own, others] = await Promise.all([
    records.send({ method: 'GET', path: `/Patient/${patientId}` }),
    records.send({ method: 'GET', path: `/Patient?${query.toString()}` }),
  ]);
  if (![200, 404, 410].includes(own.status) || others.status !== 200) throw new Unavailable('records');
  if (own.status === 410) return true;
  const { active, link = [] } = own.status === 200 ? (own.body as Patient) : ({} as Partial<Patient>);
  if (active === false || link.some(({ type }) => type === 'replaced-by')) return true;
  const linked = ((others.body as Bundle).entry ?? []).flatMap(({ resource }) => resource ?? []);
  return linked.some(
    (other) =>
      other.resourceType === 'Patient' &&
      (other as Patient).link?.some(
        ({ type, other: named }) => type === 'replaces' && named.reference === `Patient/${patientId}`,
      ),
  );
}
