import type { DiagnosticReport, MedicationRequest } from 'fhir/r4';
import { searchEach } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** Whom a message about a medicine or a result is for. */
export type CareFacts = { orders: MedicationRequest[]; reports: DiagnosticReport[] };

/** The medicines that are taken now and the latest reports, in one request; what one of them hides is left out. */
export async function findCareFacts(client: Pick<RecordsClient, 'post'>): Promise<CareFacts> {
  const [orders, reports] = await searchEach(client, [
    {
      path: 'MedicationRequest',
      parameters: { status: 'active', _count: '50', _sort: '-authoredon' },
    },
    { path: 'DiagnosticReport', parameters: { _sort: '-date', _count: '5' } },
  ]);
  return {
    orders: getResources(orders, 'MedicationRequest'),
    reports: getResources(reports, 'DiagnosticReport'),
  };
}
