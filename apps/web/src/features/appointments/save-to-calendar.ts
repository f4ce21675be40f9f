import { formatCalendarFile, type CalendarEvent } from '@portal/clinical-domain/visits/calendar-file';
import { toCalendarState } from '@portal/clinical-domain/visits/calendar-state';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import { readAppointment } from '@portal/fhir-queries/appointment.query';
import type { Appointment } from 'fhir/r4';
import { saveFile } from '../../platform/save-file.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { linkedVisit } from './visit.ts';

const mostMoves = 20;
const changesPerMove = 1000;

export type CalendarStrings = Pick<CalendarEvent, 'title' | 'place' | 'note'>;

/** Hands the visit to the calendar of the phone or computer, under the name of the visit that it was first booked as. */
export async function saveToCalendar(visit: Appointment, strings: CalendarStrings): Promise<void> {
  const { first, moves } = await findFirst(visit);
  const uid = `${first}@${window.location.hostname}`;
  const sequence = moves * changesPerMove + Number(visit.meta?.versionId ?? 0);
  const file = formatVisit(visit, { uid, sequence, ...strings }, Date.now());
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'appointment.ics');
}

/** The entry as the calendar reads it. */
export function formatVisit(
  visit: Appointment,
  names: Pick<CalendarEvent, 'uid' | 'sequence'> & CalendarStrings,
  now: number,
): string {
  const { start = '', end = start } = visit;
  return formatCalendarFile(
    { ...names, start, end, state: toCalendarState(findVisitState(visit, now)) },
    now,
  );
}

async function findFirst(visit: Appointment): Promise<{ first: string; moves: number }> {
  let first = visit;
  for (let moves = 0; ; moves += 1) {
    const before = linkedVisit(first, 'rescheduledFrom');
    if (before === undefined || moves === mostMoves) return { first: first.id ?? '', moves };
    first = await readAppointment(recordsClient, before);
  }
}
