import { expect, test } from 'vitest';
import { findBikramView } from '../bikram-sambat/bikram-view.ts';
import { groupByMonth } from './group-by-month.ts';

const reports = [
  '2026-11-18T00:10:00+05:45',
  '2026-11-02T08:00:00+05:45',
  undefined,
  '2026-10-31T23:50:00+05:45',
  '2025',
].map((effective) => ({ effective }));

const months = (dates: 'ad' | 'bs' | 'both', language: 'en' | 'ne' = 'en', zone = 'Asia/Kathmandu') =>
  groupByMonth(reports, { language, zone, bikram: findBikramView(dates) }).map(
    ({ name, reports: those }) => [name, those.length] as const,
  );

test('by the clinic’s months, what has no date last', () => {
  expect(months('ad')).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['2025', 1],
    [undefined, 1],
  ]);
  expect(months('ad', 'ne')[0]).toEqual(['नोभेम्बर २०२६', 2]);
  expect(months('ad', 'en', 'Pacific/Kiritimati')[1]).toEqual(['2025', 1]);
});

test('in Bikram Sambat by its own months; of both calendars by those of the first', () => {
  expect(months('bs').slice(0, 2)).toEqual([
    ['Mangsir 2083', 1],
    ['Kartik 2083', 2],
  ]);
  expect(months('both').slice(0, 2)).toEqual(months('ad').slice(0, 2));
  expect(months('both', 'ne').slice(0, 2)).toEqual(months('bs', 'ne').slice(0, 2));
});
