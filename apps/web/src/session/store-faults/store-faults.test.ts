import 'fake-indexeddb/auto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { damage } from './damage.ts';
import { installFaults, noFaults, type Faults } from './faulty-indexed-db.ts';
import { play, type Device } from './play.ts';
import { schedules, type Outcome } from './schedule.ts';
import { createStoreTab } from './store-tab.ts';

const schedulesTried = 1000;
const tabOfCall = new AsyncLocalStorage<Faults>();
installFaults(() => tabOfCall.getStore());

const figures = {
  schedules: 0,
  actions: 0,
  kept: 0,
  told: 0,
  killed: 0,
  faults: {} as Record<string, number>,
};

/** Two tabs of one process, in a store of their own. */
function createDevice(): Device {
  globalThis.indexedDB = new IDBFactory();
  const listeners = new Map<object, { name: string; hear: (data: unknown) => void }>();
  const open = () => {
    const faults = noFaults();
    const heard: object[] = [];
    const tab = createStoreTab((name, hear) => {
      const self = {};
      heard.push(self);
      listeners.set(self, { name, hear });
      const post = (data: unknown) => {
        for (const [other, one] of listeners) if (other !== self && one.name === name) one.hear(data);
      };
      return { post, close: () => listeners.delete(self) };
    });
    return { faults, tab, close: () => heard.forEach((one) => listeners.delete(one)) };
  };
  const tabs = [open(), open()];
  return {
    async act({ tab: index, action, fault }) {
      const one = tabs[index] ?? open();
      Object.assign(one.faults, { kind: fault?.kind, after: fault?.after ?? 0 });
      const said = await tabOfCall.run(one.faults, () => one.tab.run(action));
      for (const kind of one.faults.fired.splice(0)) figures.faults[kind] = (figures.faults[kind] ?? 0) + 1;
      const outcome: Outcome = one.faults.isDead ? { ...said, said: 'unknown' } : said;
      one.faults.kind = undefined;
      if (one.faults.isDead) {
        one.close();
        tabs[index] = open();
      }
      figures.actions += 1;
      figures[({ kept: 'kept', failed: 'told', unknown: 'killed' } as const)[outcome.said]] += 1;
      return outcome;
    },
    corrupt: damage,
    async find() {
      tabs.forEach(({ close }) => close());
      return open().tab.find();
    },
  };
}

test(`A4: ${schedulesTried} schedules of two tabs and a failing device: nothing is lost without a word`, async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      figures.schedules += 1;
      expect(await play(schedule, createDevice())).toEqual([]);
    }),
    { numRuns: schedulesTried, seed: Number(process.env['STORE_SEED'] ?? 20_261_116) },
  );
  // oxlint-disable-next-line no-console -- the figures are part of what this shows
  console.info('store faults', JSON.stringify(figures));
  for (const kind of ['full', 'abort', 'refused', 'held', 'kill'])
    expect(figures.faults[kind]).toBeGreaterThan(50);
}, 120_000);
