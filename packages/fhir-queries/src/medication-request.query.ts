import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import type { Bundle, MedicationAdministration, MedicationRequest } from 'fhir/r4';
import { firstPage, getAllPages } from './all-pages.ts';
import type { Search } from './batch.ts';
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

/** Every order that is or was followed, the latest first. */
export function findOrders(client: Pick<RecordsClient, 'get'>): Promise<MedicationRequest[]> {
  return getAllPages(client, 'MedicationRequest', orderParameters);
}

export type Medicines = { orders: MedicationRequest[]; records: MedicationAdministration[] };

type Since = { since: number };

/** Every order that is or was followed, and what was said of its doses since then. */
export async function findMedicines(client: Pick<RecordsClient, 'get'>, wanted: Since): Promise<Medicines> {
  const [orders, records] = await Promise.all([
    findOrders(client),
    getAllPages(client, 'MedicationAdministration', recordParameters(wanted)),
  ]);
  return { orders, records };
}

const orderParameters = { status: 'active,completed', _sort: '-authoredon' };
const recordParameters = ({ since }: Since) => ({
  'effective-time': `ge${formatInstant(since)}`,
  _sort: '-effective-time',
});

/** The same as searches that travel with others; `readMedicines` reads their answers. */
export function searchMedicines(wanted: Since): [orders: Search, records: Search] {
  return [
    firstPage('MedicationRequest', orderParameters),
    firstPage('MedicationAdministration', recordParameters(wanted)),
  ];
}

/** Undefined where a part was not answered or has more than a page: `findMedicines` has them all. */
export function readMedicines(
  orders: Bundle | undefined,
  records: Bundle | undefined,
): Medicines | undefined {
  const isWhole = [orders, records].every(
    (page) => page !== undefined && !page.link?.some(({ relation }) => relation === 'next'),
  );
  if (!isWhole) return undefined;
  return {
    orders: getResources(orders, 'MedicationRequest'),
    records: getResources(records, 'MedicationAdministration'),
  };
}
