import { searchTogether } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

const notVisited = new Set(['entered-in-error', 'waitlist']);

/** Whether the patient can write to that practitioner: after a visit, or in a conversation; in one request. */
export async function isPartner(client: Pick<RecordsClient, 'post'>, practitioner: string): Promise<boolean> {
  const [visits, ...letters] = await searchTogether(client, [
    { path: 'Appointment', parameters: { practitioner, _sort: '-date', _count: '10' } },
    { path: 'Communication', parameters: { recipient: practitioner, _count: '1' } },
    { path: 'Communication', parameters: { sender: practitioner, _count: '1' } },
  ]);
  return (
    getResources(visits, 'Appointment').some(({ status }) => !notVisited.has(status)) ||
    letters.some((answer) => getResources(answer, 'Communication').length > 0)
  );
}
