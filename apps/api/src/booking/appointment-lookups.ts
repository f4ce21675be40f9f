import DataLoader from 'dataloader';
import type { Appointment } from 'fhir/r4';
import PQueue from 'p-queue';
import type { BookingRecords } from './records.ts';

type Lookup = { id: string; withinMs: number };

const mostAtOnce = 50;

export interface AppointmentLookups {
  readonly find: (id: string, withinMs: number) => Promise<Appointment | undefined>;
}

/** Finds visits by id, one question at a time: those who ask meanwhile are asked for together in the next. */
export function createAppointmentLookups(records: BookingRecords): AppointmentLookups {
  const queue = new PQueue({ concurrency: 1 });
  let question: Promise<unknown> = Promise.resolve();

  async function ask(lookups: readonly Lookup[]): Promise<(Appointment | undefined)[]> {
    const withinMs = Math.max(...lookups.map((lookup) => lookup.withinMs));
    const found = await records.appointmentsById([...new Set(lookups.map(({ id }) => id))], withinMs);
    return lookups.map(({ id }) => found.find((appointment) => appointment.id === id));
  }

  const loader = new DataLoader<Lookup, Appointment | undefined>((lookups) => (question = ask(lookups)), {
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: (dispatch) =>
      void queue.add(async () => {
        // Later than this call, in which the loader still adds the first of the batch.
        await Promise.resolve();
        dispatch();
        await question.catch(() => undefined);
      }),
  });

  return { find: (id: string, withinMs: number) => loader.load({ id, withinMs }) };
}
