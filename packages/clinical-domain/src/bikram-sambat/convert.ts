import { firstDay, firstYear, lastYear, monthLengthsOf } from './month-lengths.ts';

/** Months are 1 for Baisakh to 12 for Chaitra. */
export type BikramDate = { year: number; month: number; day: number };

/** No table says what day this is; nothing is guessed. */
export class OutsideBikramSambat extends RangeError {
  readonly code = 'outside-bikram-sambat';

  constructor(what: string) {
    super(`${what} is outside the Bikram Sambat table, which covers ${firstYear} to ${lastYear} BS.`);
  }
}

const millisecondsOfDay = 86_400_000;
const origin = Date.parse(firstDay) / millisecondsOfDay;

/** Days from the table's first to the first of each month, and to the first day after it. */
const monthStarts = listMonthStarts();
const daysOfTable = monthStarts.at(-1) ?? 0;

/** A day of the calendar such as 2026-11-15, which is 29 Kartik 2083. */
export function toBikramSambat(day: string): BikramDate {
  const days = countDays(day);
  if (!(days >= 0 && days < daysOfTable)) throw new OutsideBikramSambat(day);
  const index = findMonth(days);
  return {
    year: firstYear + Math.floor(index / 12),
    month: (index % 12) + 1,
    day: days - (monthStarts[index] ?? 0) + 1,
  };
}

/** The day as it is stored: 2026-11-15. */
export function fromBikramSambat({ year, month, day }: BikramDate): string {
  const length = getMonthLengths(year)[month - 1];
  if (length === undefined || !Number.isInteger(day) || day < 1 || day > length) {
    throw new OutsideBikramSambat(`${year}-${month}-${day} BS`);
  }
  const days = (monthStarts[(year - firstYear) * 12 + month - 1] ?? 0) + day - 1;
  return new Date((origin + days) * millisecondsOfDay).toISOString().slice(0, 10);
}

export function isInBikramSambat(day: string): boolean {
  const days = countDays(day);
  return days >= 0 && days < daysOfTable;
}

export function getMonthLengths(year: number): number[] {
  const lengths = monthLengthsOf(year);
  if (!lengths) throw new OutsideBikramSambat(`${year} BS`);
  return lengths;
}

function countDays(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) / millisecondsOfDay - origin : Number.NaN;
}

function findMonth(days: number): number {
  let [low, high] = [0, monthStarts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((monthStarts[middle] ?? 0) <= days) low = middle;
    else high = middle;
  }
  return low;
}

function listMonthStarts(): number[] {
  const starts = [0];
  for (let year = firstYear; year <= lastYear; year++) {
    for (const length of getMonthLengths(year)) starts.push((starts.at(-1) ?? 0) + length);
  }
  return starts;
}
