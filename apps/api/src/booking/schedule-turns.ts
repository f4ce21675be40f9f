import type { Slot } from 'fhir/r4';
import { createLine, type Line } from './line.ts';

/** What the records server said about one day of a schedule, and when it was asked. */
export type Sighting = { askedAt: number; slots: Slot[] };

/** One booking of a schedule at a time, and what the one before has seen. */
export type Turn = { sightings: Map<string, Sighting> };

/**
 * The line before each schedule's lock. Whoever was already waiting when the day was read may be answered from that
 * reading: two hundred that want one time cost one lock and two reads, not two hundred.
 */
export function createScheduleTurns() {
  const schedules = new Map<string, { line: Line; turn: Turn }>();

  async function run<Result>(
    scheduleId: string,
    withinMs: number,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    const { line, turn } = schedules.get(scheduleId) ?? open(scheduleId);
    try {
      return await line.run(withinMs, () => work(turn));
    } finally {
      if (line.isEmpty()) schedules.delete(scheduleId);
    }
  }

  function open(scheduleId: string) {
    const opened = { line: createLine(1), turn: { sightings: new Map<string, Sighting>() } };
    schedules.set(scheduleId, opened);
    return opened;
  }

  return { run };
}
