import type { Slot } from 'fhir/r4';
import { addDays, utcTime, timeOf, minutesOf, type ClinicDay } from './clinic-time.ts';
import { doctors, type Doctor } from './data/doctors.ts';
import { scheduleId } from './doctors.ts';
import { reference } from './fhir-values.ts';
import { stableId } from './ids.ts';
import { visitTimes } from './opening-hours.ts';

/** A slot that lies on the server before the seed runs. */
export interface ExistingSlot {
  slot: Slot;
  /** An appointment that the seed did not make holds it: somebody booked it in the portal. */
  heldByOthers: boolean;
}

export type SlotBook = ReturnType<typeof createSlotBook>;

const searchDays = 14;

/**
 * Gives out times of the doctors' hours. Dates are relative to today, so a seed on another day takes other times:
 * times that others booked are left alone, and times that only an earlier seed held become free again. Slots are
 * never deleted, because the records server refuses to delete what is referenced.
 */
export function createSlotBook(existing: ExistingSlot[]) {
  const present = new Map(existing.map((entry) => [placeOf(entry.slot), entry]));
  const booked = new Map<string, Slot>();

  function take(doctor: Doctor, day: ClinicDay, time: string, status: Slot['status']): Slot | undefined {
    const start = utcTime(day, time);
    const schedule = reference('Schedule', scheduleId(doctor));
    const place = `${schedule.reference} ${start}`;
    const before = present.get(place);
    if (booked.has(place) || before?.heldByOthers) return undefined;
    const end = utcTime(day, timeOf(minutesOf(time) + doctor.visitMinutes));
    const id = before?.slot.id ?? seedSlotId(schedule.reference, start);
    const slot: Slot = { resourceType: 'Slot', id, schedule, status, start, end };
    booked.set(place, slot);
    return slot;
  }

  return {
    /** The first time from then on that nobody else holds. */
    book(doctor: Doctor, day: ClinicDay, from: string, status: Slot['status'] = 'busy'): Slot {
      for (let ahead = 0; ahead < searchDays; ahead += 1) {
        const date = addDays(day, ahead);
        const times = visitTimes(doctor.hours, doctor.visitMinutes, date);
        for (const time of times.filter((candidate) => ahead > 0 || candidate >= from)) {
          const slot = take(doctor, date, time, status);
          if (slot) return slot;
        }
      }
      throw new Error(`${doctor.key} has no free time from ${day} on.`);
    },

    /** Makes part of the coming days busy, and one whole window of one doctor, so that full times are seen. */
    fillComingDays(today: ClinicDay) {
      for (const [index, doctor] of doctors.filter(({ unbookable }) => !unbookable).entries()) {
        for (const ahead of [1, 2, 3, 6, 9]) {
          const day = addDays(today, ahead);
          const times = visitTimes(doctor.hours, doctor.visitMinutes, day);
          const time = times[(index + ahead) % Math.max(times.length, 1)];
          if (time) take(doctor, day, time, 'busy');
        }
      }
      fillFirstWindow(take, today);
    },

    slots: () => [...booked.values(), ...existing.filter(isAbandoned).map(free)],
  };

  function isAbandoned({ slot, heldByOthers }: ExistingSlot) {
    const ofTheSeed = slot.id === seedSlotId(slot.schedule.reference, slot.start);
    return ofTheSeed && slot.status === 'busy' && !heldByOthers && !booked.has(placeOf(slot));
  }
}

function fillFirstWindow(
  take: (doctor: Doctor, day: ClinicDay, time: string, status: 'busy') => unknown,
  today: ClinicDay,
) {
  const doctor = doctors[0];
  if (!doctor) return;
  const working = [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead));
  const day = working.find((date) => visitTimes(doctor.hours, doctor.visitMinutes, date).length > 0);
  if (!day) return;
  const times = visitTimes(doctor.hours, doctor.visitMinutes, day);
  for (const time of times.slice(0, doctor.windowMinutes / doctor.visitMinutes))
    take(doctor, day, time, 'busy');
}

const placeOf = ({ schedule, start }: Slot) => `${schedule.reference} ${start}`;

const seedSlotId = (schedule: string | undefined, start: string) => stableId('Slot', schedule ?? '', start);

function free({ slot: { id, schedule, start, end } }: ExistingSlot): Slot {
  return { resourceType: 'Slot', ...(id ? { id } : {}), schedule, status: 'free', start, end };
}
