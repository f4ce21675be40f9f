import { Plural, Trans } from '@lingui/react/macro';
import { formatReportFilter, type ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { FilterMeaning } from './filter-meaning.tsx';
import type { FoundResults } from './find-results.ts';
import { NoResults } from './no-results.tsx';
import { ReportCard } from './report-card.tsx';

type Props = FoundResults & { filter: ReportFilter; page: number };

/** What matches, newest first; older ones on demand. */
export function FoundReports({ reports, observations, total, hasMore, filter, page }: Props) {
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const cards = useMemo(
    () => reports.map((report) => readReport(report, observations, language)),
    [reports, observations, language],
  );
  const parameters = formatReportFilter(filter);
  const isFiltered = Object.keys(parameters).length > 0;
  function showOlder() {
    const query = new URLSearchParams({ ...parameters, page: String(page + 1) });
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <output className="mb-2.5 block text-sm text-muted sm:mb-4">
        {total > 0 && (
          <>
            <Plural value={total} one="# report." other="# reports." />{' '}
            <FilterMeaning status={filter.status} />
          </>
        )}
      </output>
      {reports.length === 0 ? (
        <NoResults isFiltered={isFiltered} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {cards.map((report) => (
            <ReportCard key={report.id} report={report} search={search} />
          ))}
        </ul>
      )}
      {hasMore && (
        <WaitingButton
          variant="secondary"
          isWaiting={isLoading}
          className="mt-4 w-full sm:w-auto"
          onClick={showOlder}
        >
          <Trans>Show older results</Trans>
        </WaitingButton>
      )}
    </>
  );
}
