import type {
  AggregationType,
  AuthorizationStatus,
  HealthDataType,
  HealthPlugin,
  HealthSample,
  SleepState,
} from '@capgo/capacitor-health';
import { HealthTrouble, type Health, type Summed } from './health-store.ts';

export type UsedPlugin = Pick<
  HealthPlugin,
  | 'isAvailable'
  | 'checkAuthorization'
  | 'requestAuthorization'
  | 'openHealthConnectSettings'
  | 'queryAggregated'
  | 'readSamples'
>;

const read: HealthDataType[] = ['sleep', 'steps', 'calories', 'heartRate'];

const sums: Record<Summed, { dataType: HealthDataType; aggregation: AggregationType }> = {
  steps: { dataType: 'steps', aggregation: 'sum' },
  calories: { dataType: 'calories', aggregation: 'sum' },
  heart_rate: { dataType: 'heartRate', aggregation: 'average' },
};

const asleepStates = new Set<SleepState>(['asleep', 'rem', 'deep', 'light']);
/** A month of nights, each in many stages; the plugin's own limit is 100. */
const mostSamples = 10_000;
/** The plugin opens Health Connect only. Apple's Health app has this address; an app cannot link to its permissions. */
const appleHealth = 'x-apple-health://';

/** @capgo/capacitor-health, which asks for the four things that are read and for nothing to write. */
export function createNativeHealth(plugin: UsedPlugin): Health {
  return {
    isAvailable: () => attempt('isAvailable', async () => (await plugin.isAvailable()).available),
    isAuthorized: () =>
      attempt('isAuthorized', async () => allowsAll(await plugin.checkAuthorization({ read }))),
    requestAuthorization: () =>
      attempt('requestAuthorization', async () => allowsAll(await plugin.requestAuthorization({ read }))),

    openSettings: () =>
      attempt('openSettings', async () => {
        const { platform } = await plugin.isAvailable();
        if (platform === 'ios') window.open(appleHealth);
        else await plugin.openHealthConnectSettings();
      }),

    readDays: (metric, span) =>
      attempt('readDays', async () => {
        const { samples } = await plugin.queryAggregated({
          ...sums[metric],
          ...toDates(span),
          bucket: 'day',
        });
        return samples.map(({ value, ...times }) => ({ ...toSpan(times), value }));
      }),

    readAsleep: (span) =>
      attempt('readAsleep', async () => {
        const { samples } = await plugin.readSamples({
          dataType: 'sleep',
          ...toDates(span),
          limit: mostSamples,
          ascending: true,
        });
        return samples.flatMap(findAsleep);
      }),
  };
}

async function attempt<T>(call: keyof Health, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw new HealthTrouble(call, typeof code === 'string' ? code : undefined, { cause: error });
  }
}

function allowsAll({ readAuthorized }: AuthorizationStatus): boolean {
  return read.every((type) => readAuthorized.includes(type));
}

const toDates = ({ start, end }: { start: number; end: number }) => ({
  startDate: new Date(start).toISOString(),
  endDate: new Date(end).toISOString(),
});

const toSpan = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  start: Date.parse(startDate),
  end: Date.parse(endDate),
});

/** Lying in bed and lying awake are told too. A night without stages was slept through. */
function findAsleep({ stages = [], sleepState = 'asleep', ...times }: HealthSample) {
  if (stages.length === 0) return asleepStates.has(sleepState) ? [toSpan(times)] : [];
  return stages.filter(({ stage }) => asleepStates.has(stage)).map(toSpan);
}
