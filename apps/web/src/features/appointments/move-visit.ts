import type { VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import { listModes, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { bookVisit } from '@portal/fhir-queries/booking.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Appointment } from 'fhir/r4';
import { recordsClient } from '../../session/records/records-client.ts';
import { session } from '../../session/session.ts';
import { forgetSlots } from './booking/taken-slots.ts';
import { modeOf, reasonOf, typeCodeOf } from './visit.ts';
import { forgetVisits } from './visits.ts';

export type Move =
  { kind: 'moved'; id: string } | { kind: 'taken' | 'refused' | 'day-full' | 'unanswered' | 'offline' };

/** The time of the patient's own choice is the reason why the old one is given up. */
const otherTime = 'TIME';

/** One key for one move, so that pressing again after a lost answer moves nothing twice. */
const keys = new Map<string, string>();

/** Then only the hospital knows whether the visit is still where it was. */
const wasSent = ({ id }: Appointment) => [...keys.keys()].some((name) => name.startsWith(`${id} `));

/** Offline nothing is sent, now or later. */
export async function moveVisit(visit: Appointment, doctor: Doctor, time: VisitSlot): Promise<Move> {
  if (!navigator.onLine && !wasSent(visit)) return { kind: 'offline' };
  const name = `${visit.id} ${time.start}`;
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  const offered = listModes(doctor);
  const mode = modeOf(visit);
  try {
    const moved = await bookVisit(
      recordsClient,
      {
        patientId: session.store.getState().user?.id ?? '',
        practitionerId: doctor.practitioner.id ?? '',
        scheduleId: doctor.schedule?.id ?? '',
        time,
        appointmentType: typeCodeOf(visit) ?? 'ROUTINE',
        mode: offered.includes(mode) ? mode : (offered[0] ?? 'in-person'),
        reason: reasonOf(visit) ?? '',
        replaces: { visit, reason: otherTime },
      },
      key,
    );
    await Promise.all([forgetVisits(), forgetSlots(doctor)]);
    return { kind: 'moved', id: moved.id ?? '' };
  } catch (error) {
    if (!(error instanceof RecordsRefusal)) return { kind: 'unanswered' };
    keys.delete(name);
    await forgetSlots(doctor);
    const isTaken = error.code === 'time_taken' || error.code === 'own_visit_overlaps';
    return { kind: isTaken ? 'taken' : error.isDayFull ? 'day-full' : 'refused' };
  }
}
