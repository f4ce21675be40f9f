import { Plural, Trans } from '@lingui/react/macro';
import type { ListedMonth } from './use-months.ts';

export function MonthName({ month: { name } }: { month: ListedMonth }) {
  return name ?? <Trans>No date</Trans>;
}

export function MonthCount({ month: { isWhole, reports } }: { month: ListedMonth }) {
  return isWhole && <Plural value={reports.length} one="# report" other="# reports" />;
}
