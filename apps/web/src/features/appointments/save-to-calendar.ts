import { formatCalendarFile, type CalendarEvent } from '@portal/clinical-domain/calendar-file';
import { readAppointment } from '@portal/fhir-queries/appointment.query';
import type { Appointment } from 'fhir/r4';
import { saveFile } from '../../platform/file-hand-over.ts';
import { recordsClient } from '../../session/records-client.ts';
import { linkedVisit } from './visit.ts';

const mostMoves = 20;
const changesPerMove = 1000;

type Words = Pick<CalendarEvent, 'title' | 'place' | 'note'>;

/** Hands the visit to the calendar of the phone or computer, under the name of the visit that it was first booked as. */
export async function saveToCalendar(visit: Appointment, words: Words): Promise<void> {
  const { first, moves } = await findFirst(visit);
  const file = formatCalendarFile(
    {
      uid: `${first}@${window.location.hostname}`,
      sequence: moves * changesPerMove + Number(visit.meta?.versionId ?? 0),
      start: visit.start ?? '',
      end: visit.end ?? visit.start ?? '',
      state: stateOf(visit),
      ...words,
    },
    Date.now(),
  );
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'appointment.ics');
}

async function findFirst(visit: Appointment): Promise<{ first: string; moves: number }> {
  let first = visit;
  for (let moves = 0; ; moves += 1) {
    const before = linkedVisit(first, 'rescheduledFrom');
    if (before === undefined || moves === mostMoves) return { first: first.id ?? '', moves };
    first = await readAppointment(recordsClient, before);
  }
}

function stateOf({ status }: Appointment): CalendarEvent['state'] {
  if (status === 'cancelled' || status === 'noshow') return 'CANCELLED';
  return status === 'proposed' || status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}
