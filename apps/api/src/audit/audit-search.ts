import { portalSite } from '@portal/clinical-domain/audit/audit-codes';
import { addDays } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import type { Parameter } from '../patient-access/parse-request.ts';
import { largestPage, usualPage } from '../patient-access/tables/limits.ts';
import { Refusal } from '../http/refusal.ts';

export type AuditSearch = {
  from: Date | undefined;
  before: Date | undefined;
  subtypes: readonly string[] | undefined;
  outcomes: readonly number[] | undefined;
  /** Only what the portal recorded, or only what the hospital's own system did. */
  source: 'portal' | 'hospital' | undefined;
  count: number;
  offset: number;
};

/** Both sources are read from the newest event to the end of the page, so that deeper pages need a narrower date. */
export const deepestEvent = 1000;

const dateForm =
  /^(?<prefix>eq|ge|gt|le|lt)?(?<value>(?<day>\d{4}-\d\d-\d\d)(?<time>T\d\d:\d\d(?<second>:\d\d(?<fraction>\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?)$/;

/** A patient's search for events, read strictly. Days are the clinic's. @throws Refusal */
export function parseAuditSearch(
  parameters: readonly Parameter[],
  patientId: string,
  zone: string,
): AuditSearch {
  const search: AuditSearch = {
    from: undefined,
    before: undefined,
    subtypes: undefined,
    outcomes: undefined,
    source: undefined,
    count: usualPage,
    offset: 0,
  };
  const seen = new Set<string>();
  for (const { name, modifier, value } of parameters) {
    const isNegated = name === 'site' && modifier === 'not';
    if ((modifier !== undefined && !isNegated) || (name !== 'date' && seen.has(name))) throw badSearch();
    seen.add(name);
    switch (name) {
      case 'patient':
        if (value !== patientId && value !== `Patient/${patientId}`) {
          throw new Refusal(403, 'not_yours', 'This record is not yours.');
        }
        break;
      case 'date':
        narrowDates(search, value, zone);
        break;
      case 'subtype':
        search.subtypes = readList(value, /^[\w-]{1,32}$/);
        break;
      case 'outcome':
        search.outcomes = readList(value, /^(0|4|8|12)$/).map(Number);
        break;
      case 'site':
        if (value !== portalSite) throw badSearch();
        search.source = isNegated ? 'hospital' : 'portal';
        break;
      case '_count':
        search.count = Math.min(readNumber(value), largestPage);
        break;
      case '_offset':
        search.offset = readNumber(value);
        break;
      case '_sort':
        if (value !== '-date') throw badSearch();
        break;
      default:
        throw badSearch();
    }
  }
  if (search.count < 1 || search.offset + search.count > deepestEvent) {
    throw new Refusal(
      400,
      'bad_page',
      `_count must be at least 1, and _offset + _count at most ${deepestEvent}. Narrow the search by date.`,
    );
  }
  return search;
}

function narrowDates(search: AuditSearch, value: string, zone: string) {
  const { from, to, prefix } = readDate(value, zone);
  const narrowFrom = (at: number) => (search.from = new Date(Math.max(at, Number(search.from ?? at))));
  const narrowBefore = (at: number) => (search.before = new Date(Math.min(at, Number(search.before ?? at))));
  if (prefix === 'eq' || prefix === 'ge') narrowFrom(from);
  if (prefix === 'gt') narrowFrom(to);
  if (prefix === 'eq' || prefix === 'le') narrowBefore(to);
  if (prefix === 'lt') narrowBefore(from);
}

/** The stretch of time that a value of less than millisecond precision stands for. */
function readDate(text: string, zone: string): { prefix: string; from: number; to: number } {
  const { prefix = 'eq', value = '', day = '', time, second, fraction } = dateForm.exec(text)?.groups ?? {};
  try {
    if (time === undefined) {
      return { prefix, from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
    }
    const from = Date.parse(value);
    if (Number.isNaN(from)) throw badSearch();
    return { prefix, from, to: from + (fraction ? 1 : second ? 1000 : 60_000) };
  } catch {
    throw badSearch();
  }
}

function readList(value: string, form: RegExp): string[] {
  const entries = value.split(',').map((entry) => entry.slice(entry.indexOf('|') + 1));
  if (entries.length > 20 || !entries.every((entry) => form.test(entry))) throw badSearch();
  return entries;
}

function readNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw badSearch();
  return Number(value);
}

function badSearch(): Refusal {
  return new Refusal(
    400,
    'bad_search',
    'AuditEvent is searched by patient, date (eq, ge, gt, le, lt), subtype, outcome and site (site and site:not of the portal), with _count and _offset.',
  );
}
