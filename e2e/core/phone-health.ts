import type { Page } from '@playwright/test';
import type {
  AggregatedSample,
  AuthorizationStatus,
  HealthPlugin,
  HealthSample,
} from '@capgo/capacitor-health';

export type PhoneHealth = {
  isAllowed: boolean;
  /** What the patient answers when the phone asks. */
  willAllow: boolean;
  isBroken: boolean;
  today: { steps: number; calories: number; heartRate: number };
};

type Bridge = { phoneHealth: PhoneHealth; healthCalls: string[] };

/**
 * Makes the page believe that it runs in the phone app: the flag, and the health plugin at the bridge to the native side,
 * answering by the plugin's own definitions. It comes after sign-in, because how the app signs in is another journey's.
 */
export async function becomePhone(page: Page, health: Partial<PhoneHealth> = {}) {
  const start: PhoneHealth = {
    isAllowed: false,
    willAllow: true,
    isBroken: false,
    today: { steps: 6482, calories: 1240, heartRate: 71.6 },
    ...health,
  };
  await page.evaluate((phoneHealth) => {
    const bridge: Bridge = { phoneHealth, healthCalls: [] };
    const read = ['sleep', 'steps', 'calories', 'heartRate'] as const;
    const midnight = (days: number) => {
      const date = new Date();
      date.setHours(0, 0, 0, 0);
      date.setDate(date.getDate() + days);
      return date;
    };
    const answer = (): AuthorizationStatus => ({
      readAuthorized: bridge.phoneHealth.isAllowed ? [...read] : [],
      readDenied: bridge.phoneHealth.isAllowed ? [] : [...read],
      writeAuthorized: [],
      writeDenied: [],
    });
    const day = (days: number, value: number): AggregatedSample => ({
      startDate: midnight(days).toISOString(),
      endDate: midnight(days + 1).toISOString(),
      value,
      values: { sum: value },
      unit: 'count',
    });
    const night: HealthSample = {
      dataType: 'sleep',
      value: 432,
      unit: 'minute',
      startDate: new Date(midnight(0).getTime() - 3600_000).toISOString(),
      endDate: new Date(midnight(0).getTime() - 3600_000 + 432 * 60_000).toISOString(),
    };
    const plugin: Partial<HealthPlugin> = {
      isAvailable: async () => ({ available: true, platform: 'android' }),
      checkAuthorization: async () => answer(),
      requestAuthorization: async () => {
        bridge.phoneHealth.isAllowed = bridge.phoneHealth.willAllow;
        return answer();
      },
      openHealthConnectSettings: async () => undefined,
      readSamples: async () => ({ samples: new Date(night.endDate) < new Date() ? [night] : [] }),
      queryAggregated: async ({ dataType }) => {
        const value = (bridge.phoneHealth.today as Record<string, number>)[dataType] ?? 0;
        return { samples: [day(-1, value - 2), day(0, value)] };
      },
    };
    const methods = Object.keys(plugin).map((name) => ({ name, rtype: 'promise' }));
    Object.assign(window, bridge, {
      androidBridge: {},
      Capacitor: {
        isNativePlatform: () => true,
        getPlatform: () => 'android',
        PluginHeaders: [{ name: 'Health', methods }],
        async nativePromise(_name: string, method: keyof HealthPlugin, options: never) {
          bridge.healthCalls.push(`${method} ${JSON.stringify(options)}`);
          if (bridge.phoneHealth.isBroken) throw Object.assign(new Error('no answer'), { code: 'x' });
          return plugin[method]?.(options);
        },
      },
    });
  }, start);
}

/** Something has happened on the phone, and the patient comes back to the app. */
export async function onPhone(page: Page, change: Partial<PhoneHealth>) {
  await page.evaluate((next) => {
    Object.assign((window as unknown as Bridge).phoneHealth, next);
    document.dispatchEvent(new Event('visibilitychange'));
  }, change);
}

export async function healthCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Bridge).healthCalls);
}
