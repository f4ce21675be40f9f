import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Appointment, Slot } from 'fhir/r4';

export type ClinicAnswer = 'confirm' | 'decline' | 'fulfil' | 'cancel';

const byClinic = { system: systemUris.hl7CancelReason, code: 'prov', display: 'Provider' };

/** What the clinic's own system makes of a visit, and of the time that it held. */
export function answerVisit(
  visit: Appointment,
  slots: Slot[],
  answer: ClinicAnswer,
  reason = '',
): (Appointment | Slot)[] {
  const isOff = answer === 'decline' || answer === 'cancel';
  const statuses = {
    confirm: 'booked',
    fulfil: 'fulfilled',
    decline: 'cancelled',
    cancel: 'cancelled',
  } as const;
  return [
    {
      ...visit,
      status: statuses[answer],
      ...(isOff && { cancelationReason: { coding: [byClinic], ...(reason && { text: reason }) } }),
      participant: visit.participant.map((one) =>
        one.actor?.reference?.startsWith('Practitioner/')
          ? { ...one, status: answer === 'decline' ? 'declined' : 'accepted' }
          : one,
      ),
    },
    ...(isOff ? slots.map((slot): Slot => ({ ...slot, status: 'free' })) : []),
  ];
}

/** The same length at another time; the slot that was held becomes free, the new one is taken. */
export function moveVisit(
  visit: Appointment,
  slots: Slot[],
  target: { slot: Slot | undefined; slotId: string; start: string },
): (Appointment | Slot)[] {
  const [held] = slots;
  if (!held) throw new Error('This visit holds no slot, so it cannot be moved.');
  const length = Date.parse(visit.end ?? '') - Date.parse(visit.start ?? '');
  const times = {
    start: formatUtc(Date.parse(target.start)),
    end: formatUtc(Date.parse(target.start) + length),
  };
  if (target.slot && target.slot.status !== 'free') throw new Error('That time is taken.');
  const taken: Slot = {
    resourceType: 'Slot',
    id: target.slotId,
    ...target.slot,
    schedule: held.schedule,
    status: 'busy',
    ...times,
  };
  return [
    taken,
    { ...visit, ...times, status: 'booked', slot: [{ reference: `Slot/${taken.id}` }] },
    { ...held, status: 'free' },
  ];
}

const formatUtc = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');
