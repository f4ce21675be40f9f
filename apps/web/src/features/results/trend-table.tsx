import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatMeasured } from '@portal/clinical-domain/results/format-result';
import type { Trend } from '@portal/clinical-domain/results/trend';
import { useState } from 'react';
import { Pagination } from '@portal/ui/pagination.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';

const pageSize = 5;
const headCell = 'py-1.5 pr-3 text-left font-semibold text-muted last:pr-0 last:text-right';
const cell = 'py-1.5 pr-3 last:pr-0 last:text-right max-sm:p-0 max-sm:first:flex-1';

/** The figures of the drawing, the latest first; short rows, so that they fit beside it and on a phone. */
export function TrendTable({ trend }: { trend: Trend }) {
  const { t } = useLingui();
  const view = useClinicView();
  const [page, setPage] = useState(1);
  const name = <LangText>{trend.now.name}</LangText>;
  const pages = Math.ceil(trend.points.length / pageSize);
  const shown = trend.points.toReversed().slice((page - 1) * pageSize, page * pageSize);
  return (
    <details className="text-sm tabular-nums">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
        <Trans>Show as a table</Trans>
      </summary>
      <table className="w-full border-collapse max-sm:block">
        <caption className="sr-only">
          <Trans>{name}: earlier and later results</Trans>
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-divider">
            {[t`Date`, t`Result`, t`Condition`].map((header) => (
              <th key={header} scope="col" className={headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shown.map(({ key, at, measured, condition, isPending }) => (
            <tr
              key={key}
              className="border-b border-divider last:border-0 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:py-2"
            >
              <th scope="row" className={`${cell} text-left font-medium sm:whitespace-nowrap`}>
                {formatDate(new Date(at), view)}
              </th>
              <td className={cell}>
                {formatMeasured(measured, view.language)}
                {isPending && (
                  <span className="block text-muted">
                    <Trans>Pending</Trans>
                  </span>
                )}
              </td>
              <td className={cell}>
                <ConditionBadge condition={condition} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <Pagination label={t`Earlier and later results`} page={page} pages={pages} onPage={setPage} />
      )}
    </details>
  );
}
