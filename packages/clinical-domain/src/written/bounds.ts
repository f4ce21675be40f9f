/** What is wrong with something that a patient writes, and where. */
export type WrittenFault = { element: string; reason: string };

type Elements = Readonly<Record<string, unknown>>;
type Look = { type: string; code: string | undefined; now: number };

const firstYear = 1900;
const lastYear = 2100;
/** Clocks and time zones differ: a day that has begun somewhere is no future. */
const dayMs = 24 * 3_600_000;
const aheadMs = dayMs;
/** A dose can be marked an hour before its time (dose-limits.ts). */
const doseAheadMs = 2 * 3_600_000;
/** Whoever agreed can take it back, however wrong the clocks of their devices are. */
const revocable = 'Consent';
const largestNumber = 1e9;
const largestDose = 10_000;

/**
 * What a day's reading of a living body can be, by LOINC code: steps (two forms), heart rate a minute, seconds of sleep,
 * kilocalories. Wider than anything a doctor would believe, so that only nonsense is refused.
 */
export const readingBounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '55423-8': [0, 200_000],
  '41950-7': [0, 200_000],
  '8867-4': [20, 300],
  '93832-4': [0, 86_400],
  '41981-2': [0, 20_000],
};

export function isPossibleReading(code: string, value: number): boolean {
  const [least, most] = readingBounds[code] ?? [-largestNumber, largestNumber];
  return Number.isFinite(value) && value >= least && value <= most;
}

/** Elements that are a date or a time, by name, of what has happened when it is written. */
const past: ReadonlySet<string> = new Set([
  'authored',
  'birthDate',
  'created',
  'creation',
  'date',
  'dateTime',
  'effectiveDateTime',
  'effectiveInstant',
  'issued',
  'received',
  'sent',
]);
/** These, and those that may lie ahead. */
const dates: ReadonlySet<string> = new Set([...past, 'end', 'start', 'time', 'valueDate', 'valueDateTime']);
const fhirDate =
  /^(?<year>\d{4})(-(?<month>0[1-9]|1[0-2])(-(?<day>0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d{1,9})?(Z|[+-](0\d|1[0-4]):[0-5]\d))?)?)?$/;

/** The first thing in these elements that cannot be right; `code` is the reading's LOINC code. */
export function findWrittenFault(elements: Elements, look: Look): WrittenFault | undefined {
  return findFault(elements, '', look);
}

function findFault(value: unknown, path: string, look: Look): WrittenFault | undefined {
  if (typeof value === 'number') return findNumberFault(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value))
    return findFirst(
      value.map((item: unknown) => [path, item]),
      look,
    );
  const object = value as Elements;
  return (
    findFirst(
      Object.entries(object).map(([name, item]) => [path === '' ? name : `${path}.${name}`, item]),
      look,
    ) ??
    findPeriodFault(object, path, look) ??
    findQuantityFault(object, path, look)
  );
}

function findFirst(items: readonly (readonly [string, unknown])[], look: Look): WrittenFault | undefined {
  for (const [path, item] of items) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    const fault =
      dates.has(name) && !isNested(item) ? findDateFault(item, path, look) : findFault(item, path, look);
    if (fault) return fault;
  }
  return undefined;
}

const isNested = (item: unknown) => typeof item === 'object' && item !== null;

function findNumberFault(value: number, path: string): WrittenFault | undefined {
  if (Number.isFinite(value) && Math.abs(value) <= largestNumber) return undefined;
  return { element: path, reason: 'is no number that can be right' };
}

function findDateFault(value: unknown, path: string, { type, now }: Look): WrittenFault | undefined {
  const { year, month, day } = (typeof value === 'string' && fhirDate.exec(value)?.groups) || {};
  if (year === undefined || !isRealDay(Number(year), month, day))
    return { element: path, reason: 'is no date' };
  if (Number(year) < firstYear || Number(year) > lastYear)
    return { element: path, reason: `must lie between ${firstYear} and ${lastYear}` };
  const name = path.slice(path.lastIndexOf('.') + 1);
  const isPast = type !== revocable && (past.has(name) || path.startsWith('effectivePeriod'));
  const ahead = type === 'MedicationAdministration' ? doseAheadMs : aheadMs;
  // A day without a time begins, somewhere, half a day before it does here.
  const slack = String(value).includes('T') ? 0 : aheadMs;
  if (isPast && Date.parse(String(value)) > now + ahead + slack)
    return { element: path, reason: 'lies in the future' };
  return undefined;
}

/** The calendar repeats itself every 400 years. */
function isRealDay(year: number, month = '01', day = '01'): boolean {
  return Number(day) <= new Date(Date.UTC(2000 + (year % 400), Number(month), 0)).getUTCDate();
}

/** A day, month or year ends with its last moment. */
const lengths: Readonly<Record<number, number>> = { 4: 366 * dayMs, 7: 31 * dayMs, 10: dayMs };

function findPeriodFault({ start, end }: Elements, path: string, { type }: Look): WrittenFault | undefined {
  if (type === revocable || typeof start !== 'string' || typeof end !== 'string') return undefined;
  const until = Date.parse(end) + (lengths[end.length] ?? 1);
  return Date.parse(start) >= until ? { element: path || 'end', reason: 'ends before it begins' } : undefined;
}

function findQuantityFault(object: Elements, path: string, { code }: Look): WrittenFault | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const isDose = name === 'dose' || name === 'rateQuantity';
  if (!('value' in object) || !(isDose || name.endsWith('Quantity'))) return undefined;
  const { value } = object;
  if (typeof value !== 'number') return { element: `${path}.value`, reason: 'is no number' };
  if (isDose && (value <= 0 || value > largestDose))
    return { element: `${path}.value`, reason: 'is no dose that can be right' };
  if (path === 'valueQuantity' && code !== undefined && !isPossibleReading(code, value))
    return { element: `${path}.value`, reason: 'is no reading of a living body' };
  return undefined;
}
