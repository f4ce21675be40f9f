import { addDays, formatInstant } from '@portal/clinical-domain/booking/clinic-day';
import { startOfDay } from '@portal/clinical-domain/booking/clinic-time';
import type { FilterStatus } from '@portal/clinical-domain/results/filter-reports';
import type { Bundle, DiagnosticReport, Observation } from 'fhir/r4';
import { searchTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** The gateway gives no longer page than this. */
const longestPage = 200;
const mostPages = 5;
const withResults: [string, string] = ['_include', 'DiagnosticReport:result'];

type Parameters = [name: string, value: string][];

export type ReportPage = { reports: DiagnosticReport[]; hasMore: boolean };
export type ReportWithResults = { report: DiagnosticReport; observations: Observation[] };

/** One page, newest first, and how many there are in all; in one request. */
export async function findReportPage(
  client: Pick<RecordsClient, 'post'>,
  { status, offset, count }: { status: FilterStatus; offset: number; count: number },
): Promise<ReportPage & { total: number }> {
  const narrowed = ofStatus(status);
  const [page, counted] = (await searchTogether(client, [
    search([...narrowed, ['_sort', '-date'], ['_count', String(count)], ['_offset', String(offset)]]),
    search([...narrowed, ['_summary', 'count']]),
  ])) as Bundle[];
  return { ...readPage(page), total: counted?.total ?? 0 };
}

/** All of them, newest first, for what the server cannot search by: a part of the name, the clinic's day. */
export async function findAllReports(
  client: Pick<RecordsClient, 'get'>,
  { status, day, zone }: { status: FilterStatus; day: string | undefined; zone: string },
): Promise<DiagnosticReport[]> {
  const reports: DiagnosticReport[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const { path, parameters } = search([
      ...ofStatus(status),
      ...(day === undefined ? [] : ofDay(day, zone)),
      ['_sort', '-date'],
      ['_count', String(longestPage)],
      ['_offset', String(page * longestPage)],
    ]);
    const { reports: more, hasMore } = readPage(await client.get(path, parameters));
    reports.push(...more);
    if (!hasMore) break;
  }
  return reports;
}

/** The latest ones with all that they found. */
export async function findReportsWithResults(
  client: Pick<RecordsClient, 'get'>,
  { count }: { count: number },
): Promise<ReportPage & { observations: Observation[] }> {
  const { path, parameters } = search([['_sort', '-date'], ['_count', String(count)], withResults]);
  const answer = await client.get(path, parameters);
  return { ...readPage(answer), observations: getResources(answer, 'Observation') };
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

const ofStatus = (status: FilterStatus): Parameters => (status === 'all' ? [] : [['status', status]]);

/** Narrower than all; a report that has only a date may be of the day before, so what comes is looked at again. */
function ofDay(day: string, zone: string): Parameters {
  return [
    ['date', `ge${formatInstant(startOfDay(day, zone))}`],
    ['date', `lt${formatInstant(startOfDay(addDays(day, 1), zone))}`],
  ];
}

function readPage(answer: unknown): ReportPage {
  const links = (answer as Bundle | undefined)?.link;
  return {
    reports: getResources(answer, 'DiagnosticReport'),
    hasMore: links?.some(({ relation }) => relation === 'next') ?? false,
  };
}
