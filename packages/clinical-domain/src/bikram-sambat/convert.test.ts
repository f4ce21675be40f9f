import { expect, test } from 'vitest';
import { addDays } from '../time/clinic-day.ts';
import { fromBikramSambat, OutsideBikramSambat, toBikramSambat } from './convert.ts';
import { firstDay, firstYear, lastYear, monthLengthsOf } from './month-lengths.ts';

function listDays() {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years.flatMap((year) =>
    (monthLengthsOf(year) ?? []).flatMap((length, index) =>
      Array.from({ length }, (_, day) => ({ year, month: index + 1, day: day + 1 })),
    ),
  );
}

test('every day of the table, both ways, one AD day after the other', () => {
  const days = listDays();
  expect(days).toHaveLength(40_909);
  for (const [index, date] of days.entries()) {
    const day = addDays(firstDay, index);
    if (fromBikramSambat(date) !== day) expect.fail(`${JSON.stringify(date)} is not ${day}`);
    const back = toBikramSambat(day);
    if (back.year !== date.year || back.month !== date.month || back.day !== date.day) {
      expect.fail(`${day} is not ${JSON.stringify(date)}`);
    }
  }
});

test('a year has 365 or 366 days and a month 29 to 32', () => {
  for (let year = firstYear; year <= lastYear; year++) {
    const lengths = monthLengthsOf(year) ?? [];
    expect(lengths).toHaveLength(12);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(29);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(32);
    expect([365, 366]).toContain(lengths.reduce((total, length) => total + length, 0));
  }
});

/** Published by the converters named in docs/bikram-sambat.md. */
test.each([
  ['1918-04-13', 1975, 1, 1],
  ['1943-04-14', 2000, 1, 1],
  ['1944-03-11', 2000, 11, 28],
  ['1950-04-13', 2007, 1, 1],
  ['1955-01-01', 2011, 9, 17],
  ['1956-05-21', 2013, 2, 8],
  ['1981-10-31', 2038, 7, 15],
  ['1995-01-15', 2051, 10, 1],
  ['2017-03-28', 2073, 12, 15],
  ['2018-07-06', 2075, 3, 22],
  ['2019-03-11', 2075, 11, 27],
  ['2019-10-14', 2076, 6, 27],
  ['2020-07-19', 2077, 4, 4],
  ['2024-01-01', 2080, 9, 16],
  ['2024-07-15', 2081, 3, 31],
  ['2024-08-13', 2081, 4, 29],
  ['2025-04-14', 2082, 1, 1],
  ['2026-04-14', 2083, 1, 1],
  ['2026-11-15', 2083, 7, 29],
])('%s is %d-%d-%d', (day, year, month, date) => {
  expect(toBikramSambat(day)).toEqual({ year, month, day: date });
  expect(fromBikramSambat({ year, month, day: date })).toBe(day);
});

test.each(['1918-04-12', '2030-04-14', '2026-13-01', '2026-11-15T10:00Z', '', 'today'])(
  '%j is refused, not guessed',
  (day) => {
    expect(() => toBikramSambat(day)).toThrow(OutsideBikramSambat);
  },
);

test.each([
  { year: 1974, month: 12, day: 1 },
  { year: 2087, month: 1, day: 1 },
  { year: 2083, month: 8, day: 30 },
  { year: 2083, month: 13, day: 1 },
  { year: 2083, month: 0, day: 1 },
  { year: 2083, month: 1, day: 1.5 },
])('$year-$month-$day BS is refused', (date) => {
  expect(() => fromBikramSambat(date)).toThrow(OutsideBikramSambat);
});
