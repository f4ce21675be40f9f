import { findLeadParameter, readReport } from '@portal/clinical-domain/results/read-report';
import { findReportsWithResults } from '@portal/fhir-queries/diagnostic-report.query';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { pageSizeOf } from '@portal/ui/device/low-data.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { historiesQuery } from './histories-query.ts';

const usualPage = 10;
/** Beyond these, Test Results has all of them and finds them by name and day. */
export const mostCards = 100;

export type LabResults = {
  reports: DiagnosticReport[];
  observations: Observation[];
  hasMore: boolean;
  /** Earlier results of what each card shows. */
  history: Promise<Observation[]>;
};

export const labResultsQuery = (page: number) =>
  ownQuery(['lab-results', page], ['DiagnosticReport'], () => findLabResults(page));

async function findLabResults(page: number): Promise<LabResults> {
  const count = Math.min(mostCards, page * pageSizeOf(usualPage));
  const { reports, observations, hasMore } = await queryClient.fetchQuery(
    ownQuery(['lab-reports', count], ['DiagnosticReport'], () =>
      findReportsWithResults(recordsClient, { count }),
    ),
  );
  const codes = reports.flatMap(
    (report) => findLeadParameter(readReport(report, observations, 'en'))?.code ?? [],
  );
  const shown = [...new Set(codes)];
  const history = queryClient.fetchQuery(historiesQuery(shown));
  history.catch(() => undefined);
  return { reports, observations, hasMore: hasMore && count < mostCards, history };
}
