import type { AggregatedSample, HealthDataType, HealthSample, HealthUnit } from '@capgo/capacitor-health';
import { vi } from 'vitest';
import type { UsedPlugin } from './health-native.ts';

const asked: HealthDataType[] = ['sleep', 'steps', 'calories', 'heartRate'];

const statusOf = (readAuthorized: HealthDataType[]) => ({
  readAuthorized,
  readDenied: asked.filter((type) => !readAuthorized.includes(type)),
  writeAuthorized: [],
  writeDenied: [],
});

/** A rejected call of a Capacitor plugin: an Error with the code that the native side gave. */
export const pluginError = (code: string) => Object.assign(new Error('heartRate 72 was refused'), { code });

type Store = {
  available: boolean;
  platform: 'ios' | 'android';
  granted: HealthDataType[];
  /** What the patient answers when asked. */
  willGrant: HealthDataType[];
  days: Partial<Record<HealthDataType, { startDate: string; endDate: string; value: number }[]>>;
  nights: Omit<HealthSample, 'dataType' | 'unit'>[];
};

/** A health store by the plugin's own definitions, as its native code behaves: a day's bucket ends at the next midnight. */
export function createPluginDouble(change: Partial<Store> = {}) {
  const store: Store = {
    available: true,
    platform: 'android',
    granted: asked,
    willGrant: asked,
    days: {},
    nights: [],
    ...change,
  };
  const units: Partial<Record<HealthDataType, HealthUnit>> = {
    steps: 'count',
    calories: 'kilocalorie',
    heartRate: 'bpm',
  };
  const plugin = {
    isAvailable: vi.fn<UsedPlugin['isAvailable']>(async () => ({
      available: store.available,
      platform: store.platform,
    })),
    checkAuthorization: vi.fn<UsedPlugin['checkAuthorization']>(async () => statusOf(store.granted)),
    requestAuthorization: vi.fn<UsedPlugin['requestAuthorization']>(async () => {
      store.granted = store.willGrant;
      return statusOf(store.granted);
    }),
    openHealthConnectSettings: vi.fn<UsedPlugin['openHealthConnectSettings']>(async () => undefined),
    queryAggregated: vi.fn<UsedPlugin['queryAggregated']>(async (options) => {
      const { dataType, startDate = '', endDate = '', aggregation = 'sum' } = options;
      if (dataType === 'sleep') throw pluginError('query-aggregated-failed');
      const samples = (store.days[dataType] ?? [])
        .filter((day) => day.endDate > startDate && day.startDate < endDate)
        .map((day): AggregatedSample => ({
          ...day,
          values: { [String(aggregation)]: day.value },
          unit: units[dataType] ?? 'count',
        }));
      return { samples };
    }),
    readSamples: vi.fn<UsedPlugin['readSamples']>(async ({ dataType, startDate = '', endDate = '' }) => ({
      samples: store.nights
        .filter((night) => night.endDate > startDate && night.startDate < endDate)
        .map((night) => ({ ...night, dataType, unit: 'minute' })),
    })),
  } satisfies UsedPlugin;
  return { plugin, store };
}
