import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { firstDay, firstYear, lastYear, monthLengthsOf } from './month-lengths.ts';

const path = 'services/identity/extension/src/main/java/portal/identity/phones/BikramSambat.java';
const java = readFileSync(resolve(import.meta.dirname, '../../../..', path), 'utf8');

test('the identity server reads dates of birth by the same table', () => {
  const courses = new Map(
    Array.from(java.matchAll(/Map\.entry\('(\w)', "(\d+)"\)/g), ([, name, days]) => [name, days]),
  );
  const years = /YEARS =\s+"(\w+)"/.exec(java)?.[1] ?? '';
  const [year = 0, month = 0, day = 0] = firstDay.split('-').map(Number);
  expect(java).toContain(`FIRST_YEAR = ${firstYear};`);
  expect(java).toContain(`LocalDate.of(${year}, ${month}, ${day})`);
  expect(firstYear + years.length - 1).toBe(lastYear);
  Array.from(years).forEach((course, index) => {
    const lengths = Array.from(courses.get(course) ?? '', (beyond) => 29 + Number(beyond));
    expect(lengths).toEqual(monthLengthsOf(firstYear + index));
  });
});
