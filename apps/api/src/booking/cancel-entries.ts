import type { Appointment, CodeableConcept, Extension, Slot } from 'fhir/r4';
import { isOpenVisit } from '@portal/clinical-domain/booking/own-visits';
import { Refusal } from '../http/refusal.ts';
import { findId } from '../records/reference.ts';
import type { WriteEntry } from '../records/records.ts';
import { type BookingRecords, updateEntry } from './records.ts';

/** The visit cancelled and its time free again, each only if nobody has touched it meanwhile. */
export async function cancelEntries(
  records: BookingRecords,
  stored: Appointment,
  reason: CodeableConcept | undefined,
  extension: Extension[],
  withinMs: number,
): Promise<WriteEntry[]> {
  const slotIds = (stored.slot ?? []).flatMap(({ reference }) => findId(reference, 'Slot') ?? []);
  const slots = await Promise.all(slotIds.map((id) => findSlotToFree(records, id, stored, withinMs)));
  return [
    updateEntry({
      ...stored,
      ...(extension.length > 0 ? { extension: [...(stored.extension ?? []), ...extension] } : {}),
      status: 'cancelled',
      ...(reason ? { cancelationReason: reason } : {}),
    }),
    ...slots.flatMap((slot) => (slot ? [updateEntry(free(slot))] : [])),
  ];
}

/** @throws Refusal 409 when the visit has begun, is over or was called off; 412 when it is not the version that was seen */
export function requireCancellable(stored: Appointment, ifMatch: string | undefined) {
  if (ifMatch !== undefined && ifMatch.replace(/^W\//, '') !== `"${stored.meta?.versionId}"`)
    throw changed(412);
  if (!isOpenVisit(stored, Date.now())) {
    throw new Refusal(
      409,
      'not_open',
      'This visit has begun, is over or was called off, and cannot be changed.',
    );
  }
}

export function changed(status: 409 | 412): Refusal {
  return new Refusal(
    status,
    'version_conflict',
    'This visit was changed meanwhile. Look at it again before you change it.',
  );
}

/** A slot stays busy when the hospital holds it for its own reasons or lets another visit share it. */
async function findSlotToFree(
  records: BookingRecords,
  slotId: string,
  { id }: Appointment,
  withinMs: number,
): Promise<Slot | undefined> {
  const [slot, visits] = await Promise.all([
    records.findSlot(slotId, withinMs),
    records.visitsOfSlot(slotId, withinMs),
  ]);
  const shared = visits.some((visit) => visit.id !== id && isOpenVisit(visit, Date.now()));
  return slot && !shared && ['busy', 'busy-tentative'].includes(slot.status) ? slot : undefined;
}

function free({ overbooked: _overbooked, ...slot }: Slot): Slot {
  return { ...slot, status: 'free' };
}
