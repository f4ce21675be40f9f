import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPossibleReading } from '../written/bounds.ts';
import {
  buildReading,
  chooseUnsent,
  readingKinds,
  readingName,
  stateOf,
  toDailyReadings,
} from './daily-reading.ts';
import { metrics, readDays } from './own-readings.ts';

const zone = 'Asia/Kathmandu';
const at = (time: string) => Date.parse(`2026-11-${time}:00+05:45`);
const clock = { now: at('15T09:40'), zone };
const yesterday = { start: at('14T00:00'), end: at('15T00:00'), value: 6481.6 };
const today = { start: at('15T00:00'), end: at('16T00:00'), value: 900 };

test('a day from midnight to midnight ends on that day; today ends now', () => {
  expect(toDailyReadings('steps', [yesterday, today], clock)).toEqual([
    {
      metric: 'steps',
      day: '2026-11-14',
      value: 6482,
      startDate: '2026-11-13T18:15:00Z',
      endDate: '2026-11-14T18:14:59Z',
      isOver: true,
    },
    {
      metric: 'steps',
      day: '2026-11-15',
      value: 900,
      startDate: '2026-11-14T18:15:00Z',
      endDate: '2026-11-15T03:55:00Z',
      isOver: false,
    },
  ]);
});

test('what is no count, and what lies ahead, is left out', () => {
  const odd = [
    { ...today, value: NaN },
    { ...today, value: -1 },
    { start: at('16T00:00'), end: at('17T00:00'), value: 5 },
  ];
  expect(toDailyReadings('calories', odd, clock)).toEqual([]);
});

test('one Observation a day and metric: the same id whenever and wherever it is made', async () => {
  const [early] = toDailyReadings('steps', [today], clock);
  const [late] = toDailyReadings('steps', [{ ...today, value: 4000 }], { now: at('15T20:00'), zone });
  const [other] = toDailyReadings('calories', [today], clock);
  if (!early || !late || !other) throw new Error('no reading');
  const [one, again, another] = await Promise.all(
    [early, late, other].map((reading) => buildReading('p', reading)),
  );
  expect(one?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
  expect(again?.id).toBe(one?.id);
  expect(another?.id).not.toBe(one?.id);
  expect((await buildReading('q', early)).id).not.toBe(one?.id);
  expect([one?.status, again?.valueQuantity?.value]).toEqual(['preliminary', 4000]);
});

test('what is sent is read back as it was, on the patient’s own day, be it another than the clinic’s', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...metrics),
      fc.constantFrom('Asia/Kathmandu', 'Asia/Tokyo', 'America/New_York'),
      fc.integer({ min: 0, max: 40_000 }),
      async (metric, own, value) => {
        fc.pre(isPossibleReading(readingKinds[metric].code[0], value));
        const [reading] = toDailyReadings(metric, [{ ...yesterday, value }], { ...clock, zone: own });
        if (!reading) throw new Error('no reading');
        const [back] = readDays([await buildReading('p', reading)], metric, zone);
        expect(back).toEqual({ day: reading.day, value, endDate: reading.endDate });
      },
    ),
    { numRuns: 40 },
  );
});

test('what no living body has is not sent', () => {
  const tell = (metric: (typeof metrics)[number], value: number) =>
    toDailyReadings(metric, [{ ...yesterday, value }], clock).length;
  expect([tell('heart_rate', 0), tell('heart_rate', 301), tell('heart_rate', 72)]).toEqual([0, 0, 1]);
  expect([tell('steps', 200_001), tell('sleep', 86_401), tell('calories', NaN)]).toEqual([0, 0, 0]);
});

test('only what is new is sent, and only of the days that are shared', () => {
  const readings = toDailyReadings('steps', [yesterday, today], clock);
  const sent = new Map(readings.map((reading) => [readingName('p', reading), stateOf(reading)]));
  const choose = (since: string, known = new Map<string, string>()) =>
    chooseUnsent('p', readings, { since, sent: known }).map(({ day }) => day);
  expect(choose('2026-11-15')).toEqual(['2026-11-15']);
  expect(choose('2026-11-01')).toEqual(['2026-11-14', '2026-11-15']);
  expect(choose('2026-11-01', sent)).toEqual([]);
});
