import { matchesFilter, type ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { byId } from '@portal/clinical-domain/results/read-report';
import { findAllReports, findReportPage } from '@portal/fhir-queries/diagnostic-report.query';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { getPortalConfig } from '../../http/portal-config.ts';
import { pageSizeOf } from '@portal/ui/device/low-data.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';

const usualPage = 30;

export type FoundResults = {
  reports: DiagnosticReport[];
  /** The results of these reports, and perhaps of others. */
  observations: Observation[];
  total: number;
  hasMore: boolean;
};

/** The first pages of what matches, newest first. */
export const resultsQuery = (filter: ReportFilter, pages: number) =>
  ownQuery(['results', filter, pages], ['DiagnosticReport'], () => findResults(filter, pages));

async function findResults(filter: ReportFilter, pages: number): Promise<FoundResults> {
  const isPlain = filter.name.trim() === '' && filter.day === undefined;
  return isPlain ? findPages(filter, pages) : findMatching(filter, pages);
}

/** Each page is remembered by itself, so that asking for older ones does not ask for the newer ones again. */
async function findPages(filter: ReportFilter, pages: number): Promise<FoundResults> {
  const { status } = filter;
  const count = pageSizeOf(usualPage);
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
    hasMore: found.at(-1)?.hasMore ?? false,
  };
}

async function findMatching(filter: ReportFilter, pages: number): Promise<FoundResults> {
  const { status, day } = filter;
  const zone = getPortalConfig().clinicZone;
  const all = await queryClient.fetchQuery(
    ownQuery(['all-reports', status, day], ['DiagnosticReport'], () =>
      findAllReports(recordsClient, { status, day, zone }),
    ),
  );
  const matching = onlyMatching(all, filter);
  const shown = pages * pageSizeOf(usualPage);
  return {
    reports: matching.slice(0, shown),
    observations: all.observations,
    total: matching.length,
    hasMore: matching.length > shown,
  };
}

function onlyMatching(
  { reports, observations }: Pick<FoundResults, 'reports' | 'observations'>,
  filter: ReportFilter,
): DiagnosticReport[] {
  const known = { zone: getPortalConfig().clinicZone, observations: byId(observations) };
  return reports.filter((report) => matchesFilter(report, filter, known));
}
