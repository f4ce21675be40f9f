import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import type { MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { getAllPages } from './all-pages.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What is taken at present, the latest order first. */
export async function findActiveMedicines(client: Pick<RecordsClient, 'get'>): Promise<MedicationRequest[]> {
  const parameters = { status: 'active', _count: '10', _sort: '-authoredon' };
  return getResources(await client.get('MedicationRequest', parameters), 'MedicationRequest');
}

/** One order, as far as the patient may see it. */
export async function findOrder(
  client: Pick<RecordsClient, 'get'>,
  id: string,
): Promise<MedicationRequest | undefined> {
  return getResources(await client.get('MedicationRequest', { _id: id }), 'MedicationRequest')[0];
}

export type Medicines = { orders: MedicationRequest[]; records: MedicationAdministration[] };

/** Every order that is or was followed, and what was said of its doses since then. */
export async function findMedicines(
  client: Pick<RecordsClient, 'get'>,
  { since }: { since: number },
): Promise<Medicines> {
  const [orders, records] = await Promise.all([
    getAllPages(client, 'MedicationRequest', { status: 'active,completed', _sort: '-authoredon' }),
    getAllPages(client, 'MedicationAdministration', {
      'effective-time': `ge${formatInstant(since)}`,
      _sort: '-effective-time',
    }),
  ]);
  return { orders, records };
}
