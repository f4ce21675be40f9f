import { addDays, formatInstant } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { statusesOf, type FilterStatus } from '@portal/clinical-domain/results/filter-reports';
import type { Bundle, DiagnosticReport, Observation } from 'fhir/r4';
import { searchTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** With all their results these are as many resources as the records server adds to one page. */
const longestPage = 100;
const mostPages = 10;
const withResults: [string, string] = ['_include', 'DiagnosticReport:result'];

type Parameters = [name: string, value: string][];

/** The observations are those that the reports list as their results. */
export type ReportPage = { reports: DiagnosticReport[]; observations: Observation[]; hasMore: boolean };
export type ReportWithResults = { report: DiagnosticReport; observations: Observation[] };

/** One page with its results, newest first, and how many reports there are in all; in one request. */
export async function findReportPage(
  client: Pick<RecordsClient, 'post'>,
  { status, offset, count }: { status: FilterStatus; offset: number; count: number },
): Promise<ReportPage & { total: number }> {
  const narrowed = ofStatus(status);
  const [page, counted] = (await searchTogether(client, [
    search([...narrowed, ...pageOf(offset, count)]),
    search([...narrowed, ['_summary', 'count']]),
  ])) as Bundle[];
  return { ...readReportPage(page), total: counted?.total ?? 0 };
}

/**
 * All of them with their results, newest first, for what the server cannot search by: a part of a name, the clinic's day.
 * One request for most patients; of a longer record the other pages are asked for together.
 */
export async function findAllReports(
  client: Pick<RecordsClient, 'get' | 'post'>,
  { status, day, zone }: { status: FilterStatus; day: string | undefined; zone: string },
): Promise<Omit<ReportPage, 'hasMore'>> {
  const narrowed = [...ofStatus(status), ...(day === undefined ? [] : ofDay(day, zone))];
  const [page, counted] = (await searchTogether(client, [
    search([...narrowed, ...pageOf(0, longestPage)]),
    search([...narrowed, ['_summary', 'count']]),
  ])) as Bundle[];
  const first = readReportPage(page);
  const pages = first.hasMore ? Math.min(mostPages, Math.ceil((counted?.total ?? 0) / longestPage)) : 1;
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, async (_, at) => {
      const { path, parameters } = search([...narrowed, ...pageOf((at + 1) * longestPage, longestPage)]);
      return readReportPage(await client.get(path, parameters));
    }),
  );
  const all = [first, ...others];
  return {
    reports: all.flatMap(({ reports }) => reports),
    observations: all.flatMap(({ observations }) => observations),
  };
}

export const searchReportsWithResults = ({ count }: { count: number }): Search =>
  search([['_sort', '-date'], ['_count', String(count)], withResults]);

/** The latest ones with all that they found. */
export async function findReportsWithResults(
  client: Pick<RecordsClient, 'get'>,
  wanted: { count: number },
): Promise<ReportPage> {
  const { path, parameters } = searchReportsWithResults(wanted);
  return readReportPage(await client.get(path, parameters));
}

/** One report with its results; nothing if it is not there, or not for this patient. */
export async function findReport(
  client: Pick<RecordsClient, 'get'>,
  id: string,
): Promise<ReportWithResults | undefined> {
  const { path, parameters } = search([['_id', id], withResults]);
  const answer = await client.get(path, parameters);
  const [report] = getResources(answer, 'DiagnosticReport');
  return report && { report, observations: getResources(answer, 'Observation') };
}

const search = (parameters: Parameters): Search => ({ path: 'DiagnosticReport', parameters });

const pageOf = (offset: number, count: number): Parameters => [
  ['_sort', '-date'],
  ['_count', String(count)],
  ['_offset', String(offset)],
  withResults,
];

const ofStatus = (status: FilterStatus): Parameters =>
  status === 'all' ? [] : [['status', statusesOf[status].join(',')]];

/** Narrower than all; a report that has only a date may be of the day before, so what comes is looked at again. */
function ofDay(day: string, zone: string): Parameters {
  return [
    ['date', `ge${formatInstant(startOfDay(day, zone))}`],
    ['date', `lt${formatInstant(startOfDay(addDays(day, 1), zone))}`],
  ];
}

export function readReportPage(answer: unknown): ReportPage {
  const links = (answer as Bundle | undefined)?.link;
  return {
    reports: getResources(answer, 'DiagnosticReport'),
    observations: getResources(answer, 'Observation'),
    hasMore: links?.some(({ relation }) => relation === 'next') ?? false,
  };
}
