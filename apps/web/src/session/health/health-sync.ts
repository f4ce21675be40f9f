import {
  chooseUnsent,
  readingName,
  stateOf,
  type DailyReading,
} from '@portal/clinical-domain/vitals/daily-reading';
import { findFirstSharedDay } from '@portal/clinical-domain/vitals/sharing';
import { sendReadings } from '@portal/fhir-queries/reading.query';
import type { RecordsClient } from '@portal/fhir-queries/records-client';
import { readSharedSince, startSharing, stopSharing } from '@portal/fhir-queries/sharing.query';
import { createStore } from 'zustand/vanilla';
import { HealthTrouble, type Health } from '../../platform/health-store.ts';
import { createHealthReader } from './health-reader.ts';

export const refreshMs = 300_000;

export type HealthState = {
  /** Undefined until the phone was asked. */
  isHealthPluginAvailable: boolean | undefined;
  isAllDataAuthorized: boolean;
  /** What this phone has counted, of every day and metric. */
  days: readonly DailyReading[];
  /** `store`: the phone's health data could not be read; `record`: it could not be written where the doctor sees it. */
  trouble: 'store' | 'record' | undefined;
  isBusy: boolean;
};

const initial: HealthState = {
  isHealthPluginAvailable: undefined,
  isAllDataAuthorized: false,
  days: [],
  trouble: undefined,
  isBusy: false,
};

type Parts = {
  findHealth: () => Promise<Health>;
  client: RecordsClient;
  clock: () => { now: number; zone: string };
  log: (what: string, code: string | undefined) => void;
};

/** Reads the phone's health store while somebody is signed in and, where the patient agreed, writes the sums to the record. */
export function createHealthSync({ findHealth, client, clock, log }: Parts) {
  const store = createStore<HealthState>(() => initial);
  let sent = new Map<string, string>();
  let reader = createHealthReader();
  let patientId: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** While the consent is being ended nothing is shared, whoever asks. */
  let isEnding = false;
  let endings = 0;
  let sharing: Promise<void> | undefined;

  /** Asks the phone anew. What is being read may be older than what has just changed: it is read once more after that. */
  function refresh(): Promise<void> {
    if (running) return (next ??= running.then(refresh));
    next = undefined;
    if (patientId === undefined) return Promise.resolve();
    running = run(patientId).finally(() => (running = undefined));
    return running;
  }

  async function run(id: string) {
    const isStill = () => id === patientId;
    const set = (change: Partial<HealthState>) => isStill() && store.setState(change);
    set({ isBusy: true });
    let trouble: HealthState['trouble'];
    const failed = (kind: 'store' | 'record') => (error: unknown) => {
      trouble ??= kind;
      tell(error);
    };
    await readPhone(set, failed('store')).catch(failed('store'));
    if (isStill() && store.getState().days.length > 0) await share(id).catch(failed('record'));
    set({ isBusy: false, trouble });
  }

  async function readPhone(set: (change: Partial<HealthState>) => unknown, failed: (error: unknown) => void) {
    const health = await findHealth();
    const isThere = await health.isAvailable();
    set({ isHealthPluginAvailable: isThere });
    const isAllowed = isThere && (await health.isAuthorized());
    set({ isAllDataAuthorized: isAllowed });
    if (!isAllowed) return set({ days: [] });
    return set({ days: await reader.read(health, clock(), failed) });
  }

  /** Asked each time: sharing may have been stopped in a browser. */
  async function share(id: string) {
    if (isEnding) return;
    const before = endings;
    const since = await readSharedSince(client);
    if (since === undefined) return;
    const { days } = store.getState();
    const unsent = chooseUnsent(id, days, { since: findFirstSharedDay(since, clock()), sent });
    // From here to the write nothing is awaited: what is under way when the consent ends is waited for.
    if (before !== endings || id !== patientId) return;
    await (sharing = sendReadings(client, id, unsent));
    for (const reading of unsent) sent.set(readingName(id, reading), stateOf(reading));
  }

  function tell(error: unknown) {
    const trouble = error instanceof HealthTrouble ? error : undefined;
    log(trouble ? `health ${trouble.call}` : 'health record', trouble?.code);
  }

  function stop() {
    clearInterval(timer);
    patientId = undefined;
    sent = new Map();
    reader = createHealthReader();
    store.setState(initial, true);
  }

  return {
    store,
    refresh,
    stop,

    /** From now on, every five minutes. */
    start(id: string): Promise<void> {
      if (id === patientId) return running ?? refresh();
      stop();
      patientId = id;
      timer = setInterval(() => void refresh(), refreshMs);
      return refresh();
    },

    /** The phone's own question, for reading alone. */
    async requestAuthorization(): Promise<boolean> {
      try {
        const isAllowed = await (await findHealth()).requestAuthorization();
        await refresh();
        return isAllowed;
      } catch (error) {
        tell(error);
        store.setState({ trouble: 'store' });
        return false;
      }
    },

    /** @throws when the phone cannot show them */
    async openSettings(): Promise<void> {
      try {
        await (await findHealth()).openSettings();
      } catch (error) {
        tell(error);
        throw error;
      }
    },

    async agree(id: string): Promise<void> {
      await startSharing(client, id, clock().now);
      sent = new Map();
      await refresh();
    },

    /** What is being written is written first, and nothing more is begun: after this nothing lands. */
    async withdraw(): Promise<void> {
      isEnding = true;
      endings += 1;
      try {
        await sharing?.catch(() => undefined);
        await stopSharing(client, clock().now);
      } finally {
        isEnding = false;
      }
    },
  };
}
