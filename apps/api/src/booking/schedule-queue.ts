import type { Slot } from 'fhir/r4';
import type { Semaphore } from '../limits/semaphore.ts';
import { createBookingSemaphore } from './booking-semaphore.ts';

/** What the records server said about one day of a schedule, and when it was asked. */
export type DaySnapshot = { askedAt: number; slots: Slot[] };

/** One booking of a schedule at a time, and what the one before has seen. */
export type Turn = { daySnapshots: Map<string, DaySnapshot> };

export interface ScheduleQueue {
  run<Result>(scheduleId: string, withinMs: number, work: (turn: Turn) => Promise<Result>): Promise<Result>;
}

/**
 * The queue before each schedule's lock. Whoever was already waiting when the day was read may be answered from that
 * reading: two hundred that want one time cost one lock and two reads, not two hundred.
 */
export function createScheduleQueue(): ScheduleQueue {
  const schedules = new Map<string, { semaphore: Semaphore; turn: Turn }>();

  async function run<Result>(
    scheduleId: string,
    withinMs: number,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    const { semaphore, turn } = schedules.get(scheduleId) ?? open(scheduleId);
    try {
      return await semaphore.run(withinMs, () => work(turn));
    } finally {
      if (semaphore.isEmpty()) schedules.delete(scheduleId);
    }
  }

  function open(scheduleId: string) {
    const opened = {
      semaphore: createBookingSemaphore(1),
      turn: { daySnapshots: new Map<string, DaySnapshot>() },
    };
    schedules.set(scheduleId, opened);
    return opened;
  }

  return { run };
}
