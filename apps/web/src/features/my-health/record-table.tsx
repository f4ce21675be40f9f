import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { useId, type ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';

/** The first cell names its row. One without a value is a dash, and left out on phones. */
export type RecordRow = { key: string; isChosen?: boolean; cells: ReactNode[] };

type Props = { title: string; columns: string[]; rows: RecordRow[] };

/** A part of the medical history as a real table; on phones each row is stacked and each value carries its column's name. */
export function RecordTable({ title, columns, rows }: Props) {
  const language = useLanguage();
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden p-0!">
      <h2 id={titleId} className="px-4 pt-4.5 pb-1 text-xl">
        {title} <span className="font-normal text-muted">{formatDigits(rows.length, language)}</span>
      </h2>
      <table aria-labelledby={titleId} className="w-full border-collapse text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map((header) => (
              <th
                key={header}
                scope="col"
                className="border-b border-line px-4 py-3 text-sm font-semibold whitespace-nowrap text-muted"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ key, isChosen, cells }) => (
            <tr
              key={key}
              className={classNames(
                'relative border-b border-divider last:border-0 max-sm:grid max-sm:gap-2 max-sm:px-4 max-sm:py-3.5',
                isChosen && 'lg:bg-soft',
              )}
            >
              {columns.map((header, index) => {
                const value = cells[index];
                return index === 0 ? (
                  <th key={header} scope="row" className="align-top font-normal sm:p-4">
                    {value}
                  </th>
                ) : (
                  <td
                    key={header}
                    className={classNames(
                      'align-top max-sm:flex-wrap max-sm:gap-x-2.5 max-sm:text-sm sm:p-4',
                      value ? 'max-sm:flex' : 'max-sm:hidden',
                    )}
                  >
                    <span aria-hidden="true" className="w-26 flex-none text-muted sm:hidden">
                      {header}
                    </span>
                    <div className="min-w-0 tabular-nums max-sm:flex-[1_1_8rem]">{value || '–'}</div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
