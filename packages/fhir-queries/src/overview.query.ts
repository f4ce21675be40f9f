import type { Appointment, Communication, Invoice } from 'fhir/r4';
import { searchNextAppointments } from './appointment.query.ts';
import { searchTogether } from './batch.ts';
import { getResources } from './bundle.ts';
import { searchOpenInvoices } from './invoice.query.ts';
import { searchNotices } from './notice.query.ts';
import type { RecordsClient } from './records-client.ts';

/** All that the dashboard tells. */
export type Overview = {
  nextVisit: Appointment | undefined;
  openInvoices: Invoice[];
  notices: Communication[];
};

/** In one request. */
export async function getOverview(client: Pick<RecordsClient, 'post'>, now: Date): Promise<Overview> {
  const [visits, invoices, notices] = await searchTogether(client, [
    searchNextAppointments({ from: now, count: 1 }),
    searchOpenInvoices,
    searchNotices,
  ]);
  return {
    nextVisit: getResources(visits, 'Appointment')[0],
    openInvoices: getResources(invoices, 'Invoice'),
    notices: getResources(notices, 'Communication'),
  };
}
