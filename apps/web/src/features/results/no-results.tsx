import { Trans, useLingui } from '@lingui/react/macro';
import { formatReportFilter, type ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

/** Nothing was found, or nothing is there yet. */
export function NoResults({ filter }: { filter?: ReportFilter }) {
  const { t } = useLingui();
  const parts = Object.keys(filter ? formatReportFilter(filter) : {});
  return (
    <Card>
      <EmptyState title={t`No results found!`}>
        <p>
          {parts.length === 0 ? (
            <Trans>Reports show up here as soon as the laboratory releases them.</Trans>
          ) : parts.join() === 'new' ? (
            <Trans>You’ve opened all your reports. New ones will show up here.</Trans>
          ) : parts.join() === 'outside' ? (
            <Trans>No report here has a value outside the normal range.</Trans>
          ) : (
            <Trans>Try a shorter name, another day, or Reset.</Trans>
          )}
        </p>
      </EmptyState>
    </Card>
  );
}
