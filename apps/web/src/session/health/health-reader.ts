import {
  toDailyReadings,
  type Bucket,
  type DailyReading,
} from '@portal/clinical-domain/vitals/daily-reading';
import { metrics, type Metric } from '@portal/clinical-domain/vitals/own-readings';
import { sumSleep } from '@portal/clinical-domain/vitals/sum-sleep';
import type { Health } from '../../platform/health-store.ts';

/** Health Connect shows no more to an app that has not asked for the whole history. */
const daysAtFirst = 29;
const halfDay = 12 * 3600_000;

type Clock = { now: number; zone: string };

/** Reads a month once, and from then on from midnight to now. What failed is read again the next time. */
export function createHealthReader() {
  const known = new Map<string, DailyReading>();
  const readUntil = new Map<Metric, number>();

  async function readMetric(health: Health, metric: Metric, clock: Clock): Promise<void> {
    const start = midnight(readUntil.get(metric) ?? clock.now, readUntil.has(metric) ? 0 : daysAtFirst);
    const buckets = await readBuckets(health, metric, { start, end: clock.now }, clock.zone);
    for (const reading of toDailyReadings(metric, buckets, clock))
      known.set(`${metric} ${reading.day}`, reading);
    readUntil.set(metric, clock.now);
  }

  return {
    /** Everything known by now, what could not be read this time as it was. */
    async read(
      health: Health,
      clock: Clock,
      failed: (error: unknown) => void,
    ): Promise<readonly DailyReading[]> {
      await Promise.all(metrics.map((metric) => readMetric(health, metric, clock).catch(failed)));
      return [...known.values()];
    },
  };
}

/** The phone's own midnight, which is the patient's. */
function midnight(of: number, daysBefore: number): number {
  const date = new Date(of);
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() - daysBefore);
  return date.getTime();
}

async function readBuckets(
  health: Health,
  metric: Metric,
  { start, end }: { start: number; end: number },
  zone: string,
): Promise<Bucket[]> {
  if (metric !== 'sleep') return health.readDays(metric, { start, end });
  // A night begins before midnight.
  const nights = sumSleep(await health.readAsleep({ start: start - halfDay, end }), zone);
  return nights.filter((night) => night.end > start);
}
