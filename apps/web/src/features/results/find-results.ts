import {
  matchesFilter,
  type RecordFilter,
  type ReportFilter,
} from '@portal/clinical-domain/results/filter-reports';
import { byId } from '@portal/clinical-domain/results/read-report';
import { findAllReports, findReportPage } from '@portal/fhir-queries/diagnostic-report.query';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { getPortalConfig } from '../../http/portal-config.ts';
import { pageSizeOf } from '@portal/ui/device/low-data.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';

const usualPage = 30;

/** How many reports so many pages show. */
export const countShown = (pages: number) => pages * pageSizeOf(usualPage);

export type FoundResults = {
  /** By name, status and day, newest first. */
  reports: DiagnosticReport[];
  /** The results of these reports, and perhaps of others. */
  observations: Observation[];
  /** Of what the record has. */
  total: number;
  /** Whether these are all of them; else only the first pages. */
  isWhole: boolean;
};

/** What matches in the record. What is new or out of range is looked for among all of it, as a name or a day is. */
export function resultsQuery({ name, status, day, isNew, isOutside }: ReportFilter, pages: number) {
  const filter = { name, status, day };
  const isPlain = name.trim() === '' && day === undefined && !isNew && !isOutside;
  return ownQuery(['results', filter, isPlain ? pages : 'all'], ['DiagnosticReport'], () =>
    isPlain ? findPages(filter, pages) : findMatching(filter),
  );
}

/** Each page is remembered by itself, so that asking for older ones does not ask for the newer ones again. */
async function findPages(filter: RecordFilter, pages: number): Promise<FoundResults> {
  const { status } = filter;
  const count = countShown(1);
  const found = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      queryClient.fetchQuery(
        ownQuery(['reports', status, count, page], ['DiagnosticReport'], () =>
          findReportPage(recordsClient, { status, offset: page * count, count }),
        ),
      ),
    ),
  );
  const reports = new Map(found.flatMap((page) => page.reports.map((report) => [report.id, report])));
  const observations = found.flatMap((page) => page.observations);
  return {
    reports: onlyMatching({ reports: [...reports.values()], observations }, filter),
    observations,
    total: found[0]?.total ?? 0,
    isWhole: !found.at(-1)?.hasMore,
  };
}

async function findMatching(filter: RecordFilter): Promise<FoundResults> {
  const { status, day } = filter;
  const zone = getPortalConfig().clinicZone;
  const all = await queryClient.fetchQuery(
    ownQuery(['all-reports', status, day], ['DiagnosticReport'], () =>
      findAllReports(recordsClient, { status, day, zone }),
    ),
  );
  const reports = onlyMatching(all, filter);
  return { reports, observations: all.observations, total: reports.length, isWhole: true };
}

function onlyMatching(
  { reports, observations }: Pick<FoundResults, 'reports' | 'observations'>,
  filter: RecordFilter,
): DiagnosticReport[] {
  const known = { zone: getPortalConfig().clinicZone, observations: byId(observations) };
  return reports.filter((report) => matchesFilter(report, filter, known));
}
