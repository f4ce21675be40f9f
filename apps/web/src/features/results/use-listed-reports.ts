import type { ReportFilter } from '@portal/clinical-domain/results/filter-reports';
import { readReport, type Report } from '@portal/clinical-domain/results/read-report';
import { isOutOfRange } from '@portal/clinical-domain/results/verdict';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useMemo } from 'react';
import { countShown, type FoundResults } from './find-results.ts';
import { useUnreadReports } from './use-unread-reports.ts';

export type ListedReport = Report & { isNew: boolean };

/** What is listed of what was found, and how much there is of it. A count that is not known is undefined. */
export function useListedReports(
  { reports, observations, total, isWhole }: FoundResults,
  { isNew, isOutside }: ReportFilter,
  pages: number,
) {
  const language = useLanguage();
  const unread = useUnreadReports();
  const read = useMemo(
    () => reports.map((report) => readReport(report, observations, language)),
    [reports, observations, language],
  );
  const found = useMemo(
    () => read.map((report) => ({ ...report, isNew: unread?.has(report.id) ?? false })),
    [read, unread],
  );
  const listed = found.filter((report) => (!isNew || report.isNew) && (!isOutside || isOutOfRange(report)));
  const shown = listed.slice(0, countShown(pages));
  const isNarrowed = isNew || isOutside;
  const newCount = isWhole ? found.filter((report) => report.isNew).length : unread?.size;
  return {
    reports: shown,
    total: isNarrowed ? listed.length : total,
    hasMore: shown.length < listed.length || !isWhole,
    listedNewCount: isNarrowed ? listed.filter((report) => report.isNew).length : newCount,
    newCount,
    outsideCount: isWhole ? found.filter(isOutOfRange).length : undefined,
  };
}
