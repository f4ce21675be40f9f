import { afterEach, expect, test, vi } from 'vitest';
import { createPluginDouble, pluginError } from './health-plugin-double.ts';
import { createNativeHealth } from './health-native.ts';
import { HealthTrouble } from './health-store.ts';
import { findHealth, webHealth } from './health.ts';

const read = ['sleep', 'steps', 'calories', 'heartRate'];
const span = { start: Date.parse('2026-11-15T00:00:00Z'), end: Date.parse('2026-11-15T09:40:00Z') };

function setUp(...change: Parameters<typeof createPluginDouble>) {
  const double = createPluginDouble(...change);
  return { ...double, health: createNativeHealth(double.plugin) };
}

afterEach(() => vi.unstubAllGlobals());

test('available or not, as the plugin says', async () => {
  expect(await setUp().health.isAvailable()).toBe(true);
  expect(await setUp({ available: false }).health.isAvailable()).toBe(false);
});

test('authorized means all four, and only reading is ever asked for', async () => {
  const { health, plugin, store } = setUp({ granted: ['sleep', 'steps', 'calories'] });
  expect(await health.isAuthorized()).toBe(false);
  store.willGrant = ['steps'];
  expect(await health.requestAuthorization()).toBe(false);
  store.willGrant = ['heartRate', 'sleep', 'steps', 'calories'];
  expect(await health.requestAuthorization()).toBe(true);
  expect(await health.isAuthorized()).toBe(true);
  for (const [options] of [
    ...plugin.checkAuthorization.mock.calls,
    ...plugin.requestAuthorization.mock.calls,
  ])
    expect(options).toEqual({ read });
});

test('each metric by day from start to now: sums, and the heart rate’s average', async () => {
  const bucket = { startDate: '2026-11-15T00:00:00Z', endDate: '2026-11-16T00:00:00Z' };
  const { health, plugin } = setUp({
    days: { steps: [{ ...bucket, value: 900 }], heartRate: [{ ...bucket, value: 71.6 }] },
  });
  const times = { start: span.start, end: Date.parse(bucket.endDate) };
  expect(await health.readDays('steps', span)).toEqual([{ ...times, value: 900 }]);
  expect(await health.readDays('heart_rate', span)).toEqual([{ ...times, value: 71.6 }]);
  expect(await health.readDays('calories', span)).toEqual([]);
  const dates = { startDate: '2026-11-15T00:00:00.000Z', endDate: '2026-11-15T09:40:00.000Z', bucket: 'day' };
  expect(plugin.queryAggregated.mock.calls.map(([options]) => options)).toEqual([
    { dataType: 'steps', aggregation: 'sum', ...dates },
    { dataType: 'heartRate', aggregation: 'average', ...dates },
    { dataType: 'calories', aggregation: 'sum', ...dates },
  ]);
});

test('asleep is what the stages say, or a night without stages; lying in bed and awake is not', async () => {
  const at = (from: string, to: string) => ({
    startDate: `2026-11-15T${from}:00Z`,
    endDate: `2026-11-15T${to}:00Z`,
  });
  const stage = (name: 'awake' | 'deep' | 'light', from: string, to: string) => ({
    ...at(from, to),
    stage: name,
    durationMinutes: 60,
  });
  const { health } = setUp({
    nights: [
      {
        ...at('00:00', '03:00'),
        value: 180,
        stages: [
          stage('light', '00:00', '01:00'),
          stage('awake', '01:00', '02:00'),
          stage('deep', '02:00', '03:00'),
        ],
      },
      { ...at('03:00', '04:00'), value: 60, sleepState: 'inBed' },
      { ...at('04:00', '05:00'), value: 60 },
    ],
  });
  const hours = (await health.readAsleep(span)).map(({ start, end }) => [
    new Date(start).getUTCHours(),
    new Date(end).getUTCHours(),
  ]);
  expect(hours).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ]);
});

test('the settings: Health Connect by the plugin, Apple’s Health app by its address', async () => {
  const open = vi.fn<(url: string) => void>();
  vi.stubGlobal('window', { open });
  const android = setUp();
  await android.health.openSettings();
  expect(android.plugin.openHealthConnectSettings).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  const ios = setUp({ platform: 'ios' });
  await ios.health.openSettings();
  expect(ios.plugin.openHealthConnectSettings).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledExactlyOnceWith('x-apple-health://');
});

test('every failure says which call and which code, and nothing that was measured', async () => {
  const { health, plugin } = setUp();
  for (const method of Object.values(plugin)) method.mockRejectedValue(pluginError('permission-denied'));
  const calls = {
    isAvailable: () => health.isAvailable(),
    isAuthorized: () => health.isAuthorized(),
    requestAuthorization: () => health.requestAuthorization(),
    openSettings: () => health.openSettings(),
    readDays: () => health.readDays('steps', span),
    readAsleep: () => health.readAsleep(span),
  };
  for (const [call, ask] of Object.entries(calls)) {
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HealthTrouble);
    expect(error).toMatchObject({ call, code: 'permission-denied' });
    expect((error as Error).message).not.toContain('72');
  }
});

test('a browser has no health store, and loads no plugin', async () => {
  vi.stubGlobal('window', {});
  expect(await findHealth()).toBe(webHealth);
  expect([await webHealth.isAvailable(), await webHealth.isAuthorized()]).toEqual([false, false]);
  expect(await webHealth.requestAuthorization()).toBe(false);
  await expect(webHealth.openSettings()).rejects.toThrow(HealthTrouble);
  await expect(webHealth.readDays('steps', span)).rejects.toThrow(HealthTrouble);
  await expect(webHealth.readAsleep(span)).rejects.toThrow(HealthTrouble);
});
