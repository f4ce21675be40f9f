import { useLingui } from '@lingui/react/macro';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { VerdictBadge } from '@portal/ui/verdict-badge.tsx';
import { memo } from 'react';
import { DetailLink } from './detail-link.tsx';
import { EffectiveTime } from './effective-time.tsx';
import { MonthCount, MonthName } from './month-name.tsx';
import { ReportBadge } from './report-badge.tsx';
import { NewWord, UnreadDot } from './unread-dot.tsx';
import type { ListedReport } from './use-listed-reports.ts';
import type { ListedMonth } from './use-months.ts';

type Props = { months: ListedMonth[]; search: string };

const cell = 'px-4 py-1.5 first:pl-10';
/** What gives way where there is little room. */
const optional = 'max-xl:hidden';

/** Wide screens: one table, a group of rows for each month. */
export function ReportsTable({ months, search }: Props) {
  const { t } = useLingui();
  return (
    <Card className="overflow-hidden p-0!">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t`Test Results`}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {[t`Test`, t`Date`, t`Result`, t`Status`, t`Doctor`].map((header, index) => (
              <th
                key={header}
                scope="col"
                className={classNames(cell, 'py-3! font-semibold', index === 4 && optional)}
              >
                {header}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t`Detail report`}</span>
            </th>
          </tr>
        </thead>
        {months.map((month) => (
          <tbody key={month.name ?? ''} className="group/month">
            <tr className="bg-sunken text-sm text-muted">
              <th scope="rowgroup" colSpan={6} className={classNames(cell, 'py-2.5! font-semibold')}>
                <MonthName month={month} />
                {month.isWhole && (
                  <span className="font-normal tabular-nums">
                    {' · '}
                    <MonthCount month={month} />
                  </span>
                )}
              </th>
            </tr>
            {month.reports.map((report) => (
              <ReportRow key={report.id} report={report} search={search} />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

const ReportRow = memo(function ReportRow({ report, search }: { report: ListedReport; search: string }) {
  const { id, name, effective, state, isNew, doctorName } = report;
  const verdict = findVerdict(report);
  return (
    <tr className="relative border-b border-divider last:border-0 hover:bg-hover">
      <th
        scope="row"
        id={`${id}-name`}
        className={classNames(cell, 'relative', isNew ? 'font-semibold' : 'font-medium')}
      >
        {isNew && <UnreadDot className="absolute top-1/2 left-4 -mt-[5px] size-2.5" />}
        <LangText>{name}</LangText>
        {isNew && <NewWord />}
      </th>
      <td className={classNames(cell, 'tabular-nums')}>
        <EffectiveTime effective={effective} />
      </td>
      <td className={cell}>
        {verdict ? <VerdictBadge verdict={verdict} /> : <span aria-hidden="true">–</span>}
      </td>
      <td className={cell}>
        <ReportBadge state={state} />
      </td>
      <td className={classNames(cell, optional)}>
        {doctorName ? <LangText>{doctorName}</LangText> : <span aria-hidden="true">–</span>}
      </td>
      <td className={classNames(cell, 'text-right whitespace-nowrap')}>
        <DetailLink id={id} search={search} />
      </td>
    </tr>
  );
});
