import type { Appointment, Bundle } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Deadline } from './deadline.ts';
import { NotAccepted } from '../records/not-accepted.ts';
import type { WriteEntry } from '../records/records.ts';
import type { BookingRecords } from './records.ts';

/** What became of a transaction: written, or beaten by another writer. */
export type Written = { kind: 'written'; appointment: Appointment } | { kind: 'conflict' };

const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const lookEveryMs = 250;

/**
 * Sends a transaction and finds out how it ended. Where the answer is lost, the visit is looked up by the id that was chosen
 * for it: `isDone` tells whether what is stored is what was asked for.
 * @throws Refusal 503 `outcome_unknown` when not even that can be said
 */
export async function write(
  records: BookingRecords,
  entries: WriteEntry[],
  appointmentId: string,
  isDone: (stored: Appointment) => boolean,
  deadline: Deadline,
): Promise<Written> {
  try {
    const stored = await records.transact(entries, { withinMs: deadline.leftToWrite() });
    const appointment = findAppointment(stored, appointmentId);
    if (appointment) return { kind: 'written', appointment };
  } catch (error) {
    if (error instanceof NotAccepted && error.isConflict) return { kind: 'conflict' };
    if (error instanceof NotAccepted || wasNeverSent(error)) throw error;
  }
  return { kind: 'written', appointment: await lookUp(records, appointmentId, isDone, deadline) };
}

async function lookUp(
  records: BookingRecords,
  appointmentId: string,
  isDone: (stored: Appointment) => boolean,
  deadline: Deadline,
): Promise<Appointment> {
  for (let left = deadline.leftToSettle(); left > 0; left = deadline.leftToSettle()) {
    const stored = await records.findAppointment(appointmentId, Math.min(left, 1500)).catch(() => undefined);
    if (stored && isDone(stored)) return stored;
    await sleep(Math.min(lookEveryMs, Math.max(deadline.leftToSettle(), 0)));
  }
  throw new Refusal(
    503,
    'outcome_unknown',
    'The hospital’s server did not answer in time, so it is not known whether this was done. Look at your appointments before you try again.',
    { 'retry-after': '5' },
  );
}

function findAppointment({ entry }: Bundle, id: string): Appointment | undefined {
  const found = entry?.find(({ resource }) => resource?.resourceType === 'Appointment' && resource.id === id);
  return found?.resource as Appointment | undefined;
}

function wasNeverSent(error: unknown): boolean {
  const cause: unknown = error instanceof Unavailable ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && neverSent.has(String(cause.code));
}
