import { findLeadParameter, readReport } from '@portal/clinical-domain/results/read-report';
import { findReportsWithResults } from '@portal/fhir-queries/diagnostic-report.query';
import { findHistories } from '@portal/fhir-queries/observation.query';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { pageSizeOf } from '../../platform/low-data.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { session } from '../../session/session.ts';

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

export async function findLabResults(page: number): Promise<LabResults> {
  const count = Math.min(mostCards, page * pageSizeOf(usualPage));
  const owner = session.store.getState().user?.id;
  const { reports, observations, hasMore } = await queryClient.fetchQuery({
    queryKey: ['lab-results', owner, count],
    queryFn: () => findReportsWithResults(recordsClient, { count }),
  });
  const codes = reports.flatMap(
    (report) => findLeadParameter(readReport(report, observations, 'en'))?.code ?? [],
  );
  const shown = [...new Set(codes)];
  const history = queryClient.fetchQuery({
    queryKey: ['histories', owner, ...shown],
    queryFn: () => findHistories(recordsClient, shown),
  });
  history.catch(() => undefined);
  return { reports, observations, hasMore: hasMore && count < mostCards, history };
}
