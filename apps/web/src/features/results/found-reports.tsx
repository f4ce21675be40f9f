import { Plural, Trans } from '@lingui/react/macro';
import { formatReportFilter, type ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { classNames } from '@portal/ui/class-names.ts';
import { useTwoColumns } from '@portal/ui/use-wide.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { FilterMeaning } from './filter-meaning.tsx';
import type { FoundResults } from './find-results.ts';
import { NoResults } from './no-results.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { ReportRows } from './report-rows.tsx';
import { ReportsTable } from './reports-table.tsx';
import { useListedReports } from './use-listed-reports.ts';
import { useMonths } from './use-months.ts';

type Props = {
  found: FoundResults;
  filter: ReportFilter;
  page: number;
  onFilter: (part: Partial<ReportFilter>) => void;
};

/** What matches, newest first, month by month; older ones on demand. */
export function FoundReports({ found, filter, page, onFilter }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const isWide = useTwoColumns();
  const {
    reports,
    total,
    hasMore,
    newCount,
    listedNewCount = 0,
    outsideCount,
  } = useListedReports(found, filter, page);
  const months = useMonths(reports, hasMore);
  const parameters = formatReportFilter(filter);
  const isFiltered = Object.keys(parameters).length > 0;
  const Reports = isWide ? ReportsTable : ReportRows;
  function showOlder() {
    const query = new URLSearchParams({ ...parameters, page: String(page + 1) });
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      {(isFiltered || total > 0) && (
        <QuickFilters filter={filter} newCount={newCount} outsideCount={outsideCount} onFilter={onFilter} />
      )}
      <output className={classNames('mb-4 block text-sm text-muted', !isFiltered && 'max-sm:sr-only')}>
        {total > 0 && (
          <>
            <Plural value={total} one="# report." other="# reports." />{' '}
            {listedNewCount > 0 && (
              <>
                <Plural value={listedNewCount} one="# is new." other="# are new." />{' '}
              </>
            )}
            <FilterMeaning status={filter.status} />
          </>
        )}
      </output>
      {reports.length === 0 ? <NoResults filter={filter} /> : <Reports months={months} search={search} />}
      {hasMore && (
        <div className="mt-5 grid justify-center max-sm:justify-stretch">
          <WaitingButton variant="secondary" isWaiting={isLoading} onClick={showOlder}>
            <Trans>Show older results</Trans>
          </WaitingButton>
        </div>
      )}
    </>
  );
}
