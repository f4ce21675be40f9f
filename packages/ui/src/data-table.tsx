import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { Pagination } from './pagination.tsx';

export type Column<T> = { id: string; header: string; cell: (row: T) => ReactNode };

type Props<T> = {
  caption: string;
  /** The first one names its row. */
  columns: Column<T>[];
  rows: T[];
  keyOf: (row: T) => string;
  pageSize?: number;
};

/** A real table, ten rows to a page; on phones each row is stacked and each value carries its column's name. */
export function DataTable<T>({ caption, columns, rows, keyOf, pageSize = 10 }: Props<T>) {
  const { t } = useLingui();
  const [wantedPage, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(wantedPage, pages);
  if (rows.length === 0) return <EmptyState title={t`No item to display`} />;
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse text-left max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ id, header }) => (
              <th
                key={id}
                scope="col"
                className="bg-sunken px-3 py-2.5 text-sm font-semibold text-muted first:rounded-l-sm last:rounded-r-sm"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
            <tr
              key={keyOf(row)}
              className="border-b border-divider last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-1 max-sm:py-3.5"
            >
              {columns.map(({ id, header, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    scope={index === 0 ? 'row' : undefined}
                    className="px-3 py-3 first:font-medium max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-3 max-sm:p-0"
                  >
                    {index > 0 && (
                      <span aria-hidden="true" className="text-sm text-muted sm:hidden">
                        {header}
                      </span>
                    )}
                    <span className="min-w-0 tabular-nums wrap-anywhere">{cell(row)}</span>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pagination label={caption} page={page} pages={pages} onPage={setPage} />}
    </div>
  );
}
