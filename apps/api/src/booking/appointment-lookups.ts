import type { Appointment } from 'fhir/r4';
import type { BookingRecords } from './records.ts';

type Waiting = {
  id: string;
  withinMs: number;
  resolve: (found: Appointment | undefined) => void;
  reject: (error: unknown) => void;
};

const mostAtOnce = 50;

/** Finds visits by id, one question at a time: those who ask meanwhile are asked for together in the next. */
export function createAppointmentLookups(records: BookingRecords) {
  const waiting: Waiting[] = [];
  let asking = false;

  async function askForAll() {
    asking = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        const withinMs = Math.max(...batch.map((each) => each.withinMs));
        const ids = [...new Set(batch.map(({ id }) => id))];
        const found = await records.appointmentsById(ids, withinMs);
        for (const { id, resolve } of batch) resolve(found.find((appointment) => appointment.id === id));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    asking = false;
  }

  return {
    find: (id: string, withinMs: number) =>
      new Promise<Appointment | undefined>((resolve, reject) => {
        waiting.push({ id, withinMs, resolve, reject });
        if (!asking) void askForAll();
      }),
  };
}
