import { formatInstant, type Span } from '@portal/clinical-domain/time/clinic-day';
import type { Slot } from 'fhir/r4';
import { findNextOffset } from './all-pages.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What is taken, or freed again, of one schedule. */
export async function findSlots(
  client: RecordsClient,
  { scheduleId, ...span }: Span & { scheduleId: string },
): Promise<Slot[]> {
  return getResources(await client.get('Slot', searchOf([scheduleId], span)), 'Slot');
}

/** The gateway takes no more in one search. */
export const mostSchedules = 10;

/** A part of what is taken of several schedules, the earliest first, and where the next part begins. */
export async function findSlotsByStart(
  client: Pick<RecordsClient, 'get'>,
  { scheduleIds, offset, ...span }: Span & { scheduleIds: string[]; offset: string },
): Promise<{ slots: Slot[]; next: string | null }> {
  const answer = await client.get('Slot', {
    ...searchOf(scheduleIds, span),
    _sort: 'start',
    _offset: offset,
  });
  return { slots: getResources(answer, 'Slot'), next: findNextOffset(answer) };
}

function searchOf(scheduleIds: string[], { start, end }: Span): Record<string, string> {
  return {
    start: `ge${formatInstant(start)}`,
    end: `le${formatInstant(end)}`,
    schedule: scheduleIds.map((id) => `Schedule/${id}`).join(','),
  };
}
