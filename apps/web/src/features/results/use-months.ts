import { groupByMonth, type Month } from '@portal/clinical-domain/results/group-by-month';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import type { ListedReport } from './use-listed-reports.ts';

/** Of a month that may go on below, no count is said. */
export type ListedMonth = Month<ListedReport> & { isWhole: boolean };

export function useMonths(reports: ListedReport[], hasMore: boolean): ListedMonth[] {
  const months = groupByMonth(reports, useClinicView());
  return months.map((month, index) => ({ ...month, isWhole: !hasMore || index < months.length - 1 }));
}
