import type { Appointment, Communication, Invoice, Practitioner } from 'fhir/r4';
import { searchNextAppointments } from './appointment.query.ts';
import { searchTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import { searchOpenInvoices } from './invoice.query.ts';
import { searchNotices } from './notice.query.ts';
import type { RecordsClient } from './records-client.ts';

/** All that the dashboard tells. */
export type Overview = {
  nextVisit: Appointment | undefined;
  doctor: Practitioner | undefined;
  openInvoices: Invoice[];
  notices: Communication[];
};

/** In one request. */
export async function getOverview(client: Pick<RecordsClient, 'post'>, now: Date): Promise<Overview> {
  const [visits, invoices, notices] = await searchTogether(client, [
    nextVisit(now),
    searchOpenInvoices,
    searchNotices,
  ]);
  return {
    nextVisit: getResources(visits, 'Appointment')[0],
    doctor: getResources(visits, 'Practitioner')[0],
    openInvoices: getResources(invoices, 'Invoice'),
    notices: getResources(notices, 'Communication'),
  };
}

function nextVisit(now: Date): Search {
  const { path, parameters } = searchNextAppointments({ from: now, count: 1 });
  return { path, parameters: { ...parameters, _include: 'Appointment:practitioner' } };
}
