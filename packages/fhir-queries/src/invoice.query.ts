import type { Invoice } from 'fhir/r4';
import type { Search } from './batch.ts';
import { getResource, getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What is still to be paid. */
export const searchOpenInvoices: Search = {
  path: 'Invoice',
  parameters: { status: 'issued', _sort: '-date', _count: '50' },
};

/** What is to be paid and what was, newest first; drafts and cancelled ones are the counter's business. */
export async function findInvoices(client: RecordsClient): Promise<Invoice[]> {
  const parameters = { status: 'issued,balanced', _sort: '-date', _count: '100' };
  return getResources(await client.get('Invoice', parameters), 'Invoice');
}

export async function getInvoice(client: RecordsClient, id: string): Promise<Invoice> {
  return getResource(await client.get(`Invoice/${encodeURIComponent(id)}`, {}), 'Invoice');
}
