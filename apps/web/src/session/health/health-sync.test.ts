import { endSharing } from '@portal/clinical-domain/vitals/sharing';
import type { RecordsClient } from '@portal/fhir-queries/records-client';
import type { Bundle, Consent, Observation, Resource } from 'fhir/r4';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNativeHealth } from '../../platform/health-native.ts';
import { createPluginDouble, pluginError } from '../../platform/health-plugin-double.ts';
import { createHealthSync, refreshMs } from './health-sync.ts';

const noon = Date.parse('2026-11-15T12:00:00Z');
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const day = (of: string, value: number) => {
  const start = new Date(`${of}T00:00:00`);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { startDate: start.toISOString(), endDate: end.toISOString(), value };
};
const days = {
  steps: [day('2026-11-14', 8000), day('2026-11-15', 900)],
  calories: [day('2026-11-15', 420)],
  heartRate: [day('2026-11-15', 71.6)],
};
const nights = [
  {
    startDate: new Date('2026-11-14T23:00:00').toISOString(),
    endDate: new Date('2026-11-15T06:12:00').toISOString(),
    value: 432,
  },
];

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A record with a consent and readings in it, written and searched by the product's own queries. */
function createRecord() {
  const stored = new Map<string, Resource>();
  const batches: Observation[][] = [];
  const answer = (type: string, entry: object[]) => ({ resourceType: 'Bundle', type, entry });
  const client: RecordsClient = {
    get: vi.fn<RecordsClient['get']>(async () =>
      answer(
        'searchset',
        [...stored.values()].map((resource) => ({ resource })),
      ),
    ),
    put: vi.fn<RecordsClient['put']>(async (_path, body) => void stored.set(body.id ?? '', body)),
    post: vi.fn<RecordsClient['post']>(async (_path, body) => {
      const entries = (body as Bundle).entry ?? [];
      batches.push(entries.map(({ resource }) => resource as Observation));
      return answer(
        'batch-response',
        entries.map(() => ({ response: { status: '200' } })),
      );
    }),
  };
  return { client, batches, consent: () => [...stored.values()][0] as Consent };
}

function setUp(change: Parameters<typeof createPluginDouble>[0] = {}) {
  const double = createPluginDouble({ days, nights, ...change });
  const record = createRecord();
  const log = vi.fn<(what: string, code: string | undefined) => void>();
  const native = createNativeHealth(double.plugin);
  const sync = createHealthSync({
    findHealth: async () => native,
    client: record.client,
    clock: () => ({ now: Date.now(), zone }),
    log,
  });
  const state = () => sync.store.getState();
  const valueOf = (metric: string, of = '2026-11-15') =>
    state().days.find((one) => one.metric === metric && one.day === of)?.value;
  /** Ids are made by the browser's own cryptography, which no clock of a test holds back. */
  const later = async () => {
    await vi.advanceTimersByTimeAsync(refreshMs);
    await sync.refresh();
  };
  return { ...double, ...record, later, log, sync, state, valueOf };
}

/** What a method does before a test puts something in its way. */
function original<Method extends (...given: never[]) => unknown>(method: Method): Method {
  const found = vi.mocked(method).getMockImplementation();
  if (!found) throw new Error('not a double');
  return found as Method;
}

test('not available: nothing more is asked', async () => {
  const { sync, state, plugin } = setUp({ available: false });
  expect(state().isHealthPluginAvailable).toBeUndefined();
  await sync.start('p');
  expect(state()).toMatchObject({ isHealthPluginAvailable: false, isAllDataAuthorized: false, days: [] });
  expect(plugin.checkAuthorization).not.toHaveBeenCalled();
});

test('available and not authorized: nothing is read; allowed when asked: synced', async () => {
  const { sync, state, plugin, valueOf } = setUp({ granted: ['steps'] });
  await sync.start('p');
  expect(state()).toMatchObject({ isHealthPluginAvailable: true, isAllDataAuthorized: false, days: [] });
  expect(plugin.queryAggregated).not.toHaveBeenCalled();
  expect(await sync.requestAuthorization()).toBe(true);
  expect(state()).toMatchObject({ isAllDataAuthorized: true, trouble: undefined, isBusy: false });
  expect(valueOf('steps')).toBe(900);
});

test('refused when asked: not synced, and no trouble either', async () => {
  const { sync, state } = setUp({ granted: [], willGrant: ['steps', 'sleep'] });
  await sync.start('p');
  expect(await sync.requestAuthorization()).toBe(false);
  expect(state()).toMatchObject({ isAllDataAuthorized: false, trouble: undefined });
});

test('allowed, and later forbidden in the phone’s settings: what was read is gone from the screen', async () => {
  const { sync, state, store } = setUp();
  await sync.start('p');
  expect(state().days).toHaveLength(5);
  store.granted = [];
  await sync.refresh();
  expect(state()).toMatchObject({ isAllDataAuthorized: false, days: [] });
});

test('what changes on the phone while it is being read is read as well', async () => {
  const { sync, state, store, plugin } = setUp();
  const slow = Promise.withResolvers<{ samples: [] }>();
  plugin.readSamples.mockReturnValueOnce(slow.promise);
  const started = sync.start('p');
  await vi.advanceTimersByTimeAsync(0);
  expect(plugin.checkAuthorization).toHaveBeenCalledTimes(1);
  store.granted = [];
  const all = Promise.all([started, sync.refresh(), sync.refresh()]);
  slow.resolve({ samples: [] });
  await all;
  expect(state()).toMatchObject({ isAllDataAuthorized: false, days: [] });
  expect(plugin.checkAuthorization).toHaveBeenCalledTimes(2);
});

test('the four metrics of today, sleep in seconds, each with its end', async () => {
  const { sync, state, valueOf } = setUp();
  await sync.start('p');
  expect(['steps', 'sleep', 'heart_rate', 'calories'].map((metric) => valueOf(metric))).toEqual([
    900, 25_920, 72, 420,
  ]);
  expect(state().days.find(({ metric }) => metric === 'calories')?.endDate).toBe('2026-11-15T12:00:00Z');
  expect(valueOf('steps', '2026-11-14')).toBe(8000);
});

test('every 300000 ms again, from midnight to now, until nobody is signed in', async () => {
  const { sync, store, plugin, valueOf, state } = setUp();
  await sync.start('p');
  store.days = { steps: [day('2026-11-15', 1500)] };
  await vi.advanceTimersByTimeAsync(refreshMs - 1);
  expect(valueOf('steps')).toBe(900);
  await vi.advanceTimersByTimeAsync(1);
  expect(valueOf('steps')).toBe(1500);
  expect(refreshMs).toBe(300_000);
  const [options] = plugin.queryAggregated.mock.calls.at(-1) ?? [];
  expect(options).toMatchObject({
    startDate: new Date('2026-11-15T00:00:00').toISOString(),
    endDate: new Date(noon + refreshMs).toISOString(),
    bucket: 'day',
  });
  sync.stop();
  const calls = plugin.isAvailable.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3 * refreshMs);
  expect(plugin.isAvailable).toHaveBeenCalledTimes(calls);
  expect(state()).toMatchObject({ days: [], isHealthPluginAvailable: undefined });
});

test('past midnight the day that ended is read to its end', async () => {
  const { sync, store, valueOf } = setUp();
  vi.setSystemTime(new Date('2026-11-15T23:58:00'));
  await sync.start('p');
  store.days = { steps: [day('2026-11-15', 950), day('2026-11-16', 3)] };
  await vi.advanceTimersByTimeAsync(refreshMs);
  expect([valueOf('steps'), valueOf('steps', '2026-11-16')]).toEqual([950, 3]);
});

test('a store that does not answer is trouble, logged without a value; a retry mends it', async () => {
  const { sync, state, plugin, log } = setUp();
  plugin.isAvailable.mockRejectedValueOnce(pluginError('unavailable'));
  await sync.start('p');
  expect(state()).toMatchObject({ isHealthPluginAvailable: undefined, trouble: 'store', isBusy: false });
  expect(log.mock.calls).toEqual([['health isAvailable', 'unavailable']]);
  await sync.refresh();
  expect(state()).toMatchObject({ isHealthPluginAvailable: true, trouble: undefined });
});

test('one metric that cannot be read is trouble and takes none of the others away', async () => {
  const { sync, state, plugin, log, valueOf } = setUp();
  plugin.readSamples.mockRejectedValueOnce(pluginError('permission-denied'));
  await sync.start('p');
  expect([valueOf('steps'), valueOf('sleep'), state().trouble]).toEqual([900, undefined, 'store']);
  expect(log.mock.calls).toEqual([['health readAsleep', 'permission-denied']]);
  await sync.refresh();
  expect([valueOf('sleep'), state().trouble]).toEqual([25_920, undefined]);
});

test('a question that cannot be shown, and settings that cannot be opened, are logged', async () => {
  const { sync, state, plugin, log } = setUp({ granted: [] });
  await sync.start('p');
  plugin.requestAuthorization.mockRejectedValueOnce(pluginError('x'));
  expect(await sync.requestAuthorization()).toBe(false);
  expect(state().trouble).toBe('store');
  plugin.openHealthConnectSettings.mockRejectedValueOnce(pluginError('y'));
  await expect(sync.openSettings()).rejects.toThrow('openSettings');
  expect(log.mock.calls).toEqual([
    ['health requestAuthorization', 'x'],
    ['health openSettings', 'y'],
  ]);
});

test('without consent nothing is written', async () => {
  const { sync, later, batches } = setUp();
  await sync.start('p');
  await later();
  expect(batches).toEqual([]);
});

test('with consent: one Observation for each metric of the days since, and only what is new again', async () => {
  const { sync, later, batches, store } = setUp();
  await sync.start('p');
  await sync.agree('p');
  expect(batches).toHaveLength(1);
  expect(batches[0]?.map(({ code, valueQuantity }) => [code.text, valueQuantity?.value]).toSorted()).toEqual([
    ['Calories', 420],
    ['Heart Rate', 72],
    ['Sleep', 25_920],
    ['Steps Count', 900],
  ]);
  await later();
  expect(batches).toHaveLength(1);
  store.days = { ...days, steps: [day('2026-11-15', 1500)] };
  await later();
  expect(batches[1]?.map(({ id, valueQuantity }) => [id, valueQuantity?.value])).toEqual([
    [batches[0]?.find(({ code }) => code.text === 'Steps Count')?.id, 1500],
  ]);
});

test('stop sharing ends the consent and the writing, also when it was stopped elsewhere', async () => {
  const { sync, later, batches, store, consent, client } = setUp();
  await sync.start('p');
  await sync.agree('p');
  await sync.withdraw();
  expect(consent()).toMatchObject({
    status: 'inactive',
    provision: { period: { end: '2026-11-15T12:00:00Z' } },
  });
  store.days = { steps: [day('2026-11-15', 5000)] };
  await later();
  expect(batches).toHaveLength(1);
  await sync.agree('p');
  expect(batches).toHaveLength(2);
  await client.put('Consent', endSharing(consent(), Date.now()));
  store.days = { steps: [day('2026-11-15', 6000)] };
  await later();
  expect(batches).toHaveLength(2);
});

test('A5: a share that a timer begins while the consent ends does not write, and after the end nothing lands', async () => {
  const { sync, batches, store, client } = setUp();
  await sync.start('p');
  await sync.agree('p');
  expect(batches).toHaveLength(1);
  store.days = { steps: [day('2026-11-15', 5000)] };
  const slow = Promise.withResolvers<void>();
  const put = original(client.put);
  vi.mocked(client.put).mockImplementationOnce(async (path, body) => {
    await slow.promise;
    return put(path, body);
  });
  const ended = sync.withdraw();
  await vi.advanceTimersByTimeAsync(refreshMs);
  slow.resolve();
  await ended;
  await vi.advanceTimersByTimeAsync(refreshMs);
  await sync.refresh();
  expect(batches).toHaveLength(1);
});

test('A5: a share that has looked at the consent and not written yet does not write once it is being ended', async () => {
  const { sync, batches, store, client } = setUp();
  await sync.start('p');
  await sync.agree('p');
  store.days = { steps: [day('2026-11-15', 5000)] };
  const slow = Promise.withResolvers<void>();
  const get = original(client.get);
  vi.mocked(client.get).mockImplementationOnce(async (path, parameters) => {
    const answer = await get(path, parameters);
    await slow.promise;
    return answer;
  });
  const shared = sync.refresh();
  await vi.advanceTimersByTimeAsync(0);
  const ended = sync.withdraw();
  await ended;
  slow.resolve();
  await shared;
  expect(batches).toHaveLength(1);
});

test('A5: what is being written when the consent ends is stored before the end', async () => {
  const { sync, batches, store, client, consent } = setUp();
  await sync.start('p');
  await sync.agree('p');
  store.days = { steps: [day('2026-11-15', 5000)] };
  const slow = Promise.withResolvers<void>();
  const post = original(client.post);
  let statusAtWrite: string | undefined;
  vi.mocked(client.post).mockImplementationOnce(async (path, body) => {
    await slow.promise;
    statusAtWrite = consent().status;
    return post(path, body);
  });
  const shared = sync.refresh();
  await vi.waitFor(() => expect(client.post).toHaveBeenCalledTimes(2));
  const ended = sync.withdraw();
  await vi.advanceTimersByTimeAsync(1000);
  slow.resolve();
  await Promise.all([shared, ended]);
  expect([statusAtWrite, consent().status, batches.length]).toEqual(['active', 'inactive', 2]);
});

test('a record that does not answer is trouble; what was not written is written the next time', async () => {
  const { sync, later, batches, state, client } = setUp();
  await sync.start('p');
  vi.mocked(client.post).mockRejectedValueOnce(new Error('offline'));
  await sync.agree('p');
  expect([state().trouble, batches.length]).toEqual(['record', 0]);
  await later();
  expect([state().trouble, batches.length]).toEqual([undefined, 1]);
});

test('who signs out while it is being read leaves nothing behind for the next', async () => {
  const { sync, state, plugin } = setUp();
  const started = sync.start('p');
  sync.stop();
  await started;
  expect(state()).toMatchObject({ days: [], isHealthPluginAvailable: undefined });
  expect(plugin.isAvailable).toHaveBeenCalledOnce();
});

test('who signs in while it is being read for another gets a reading of their own', async () => {
  const { sync, state, plugin } = setUp();
  const started = sync.start('p');
  sync.stop();
  await Promise.all([started, sync.start('q')]);
  expect(state().days).toHaveLength(5);
  expect(plugin.isAvailable).toHaveBeenCalledTimes(2);
});
