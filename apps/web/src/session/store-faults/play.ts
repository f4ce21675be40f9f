import { createLedger } from './ledger.ts';
import type { CorruptTarget, Found, Outcome, Schedule, Turn } from './schedule.ts';

/** Two tabs of one device, in one process or in a real browser. A tab that died is another one at its next turn. */
export type Device = {
  act: (turn: Turn) => Promise<Outcome>;
  /** False where there was nothing to damage. */
  corrupt: (target: CorruptTarget) => Promise<boolean>;
  find: () => Promise<Found>;
};

/** Tells what was lost without a word. */
export async function play(schedule: Schedule, device: Device): Promise<string[]> {
  const ledger = createLedger();
  for (const { turns, corrupt } of schedule) {
    if (corrupt && (await device.corrupt(corrupt))) ledger.damage(corrupt);
    const done = await Promise.all(turns.map(async (turn) => ({ turn, outcome: await device.act(turn) })));
    ledger.enter(done);
  }
  return ledger.compare(await device.find());
}
