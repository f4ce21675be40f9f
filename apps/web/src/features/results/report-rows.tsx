import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { VerdictBadge } from '@portal/ui/verdict-badge.tsx';
import { ChevronRight, FlaskConical } from 'lucide-react';
import { memo, useId } from 'react';
import { DetailLink } from './detail-link.tsx';
import { EffectiveTime } from './effective-time.tsx';
import { MonthCount, MonthName } from './month-name.tsx';
import { ReportBadge } from './report-badge.tsx';
import { NewWord, UnreadDot } from './unread-dot.tsx';
import type { ListedReport } from './use-listed-reports.ts';
import type { ListedMonth } from './use-months.ts';

type Props = { months: ListedMonth[]; search: string };

export function ReportRows({ months, search }: Props) {
  return (
    <div className="grid gap-5.5">
      {months.map((month) => (
        <MonthRows key={month.name ?? ''} month={month} search={search} />
      ))}
    </div>
  );
}

function MonthRows({ month, search }: { month: ListedMonth; search: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex items-baseline justify-between gap-3 px-1">
        <h2 id={id} className="text-lg">
          <MonthName month={month} />
        </h2>
        <span className="text-sm text-muted tabular-nums">
          <MonthCount month={month} />
        </span>
      </div>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-divider">
          {month.reports.map((report) => (
            <ReportRow key={report.id} report={report} search={search} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** One of perhaps hundreds, so it is not drawn again when others come. All of it is its link. */
const ReportRow = memo(function ReportRow({ report, search }: { report: ListedReport; search: string }) {
  const { id, name, effective, state, isNew } = report;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 py-3.5 pr-3.5 pl-4 hover:bg-hover">
      <span className="relative row-span-2 self-start">
        <Tile icon={FlaskConical} hue="teal" />
        {isNew && (
          <UnreadDot className="absolute -top-[3px] -right-[3px] size-[13px] ring-[2.5px] ring-surface" />
        )}
      </span>
      <div>
        <h3
          id={`${id}-name`}
          className={classNames('text-md leading-normal', isNew ? 'font-semibold' : 'font-medium')}
        >
          <LangText>{name}</LangText>
          {isNew && <NewWord />}
        </h3>
        <p className="text-sm text-muted tabular-nums">
          <EffectiveTime effective={effective} />
        </p>
      </div>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="self-center text-subtle" />
      <p className="col-span-2 mt-1.5 flex flex-wrap gap-1.5">
        <VerdictBadge verdict={findVerdict(report)} />
        <ReportBadge state={state} />
      </p>
      <DetailLink id={id} search={search} isRow />
    </li>
  );
});
