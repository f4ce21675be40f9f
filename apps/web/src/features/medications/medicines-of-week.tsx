import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import { adherenceDays, measureAdherence } from '@portal/clinical-domain/medicines/adherence';
import { hasNoTimes, listAsNeeded } from '@portal/clinical-domain/medicines/as-needed';
import type { DayRange } from '@portal/clinical-domain/medicines/expand-doses';
import type { JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { listDoses } from '@portal/clinical-domain/medicines/list-doses';
import { isMarkable, weekOf } from '@portal/clinical-domain/medicines/week';
import type { Medicines } from '@portal/fhir-queries/medication-request.query';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { AdherenceCard } from './adherence-card.tsx';
import { AsNeededList } from './as-needed-list.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import type { DoseHandlers, DoseQuestion } from './dose-handlers.ts';
import { DoseSheets } from './dose-sheets.tsx';
import { DoseTimeline } from './dose-timeline.tsx';
import { Prescribers } from './prescribers.tsx';
import { PrintList } from './print-list.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { useDoseLog } from './use-dose-log.ts';
import { WeekSteps } from './week-steps.tsx';
import { WeekStrip } from './week-strip.tsx';
import { WithoutTimes } from './without-times.tsx';
import { Yesterday } from './yesterday.tsx';

type Props = { medicines: Medicines; now: number; day: string; onDay: (day: string) => void };

export function MedicinesOfWeek({ medicines, now, day, onDay }: Props) {
  const { orders } = medicines;
  const { zone } = useClinicView();
  const log = useDoseLog();
  const [question, setQuestion] = useState<DoseQuestion>();
  const today = clinicDay(now, zone);
  const yesterday = addDays(today, -1);
  const active = orders.filter(({ status }) => status === 'active');
  const list = (days: DayRange) => listDoses(medicines, days, { now, zone });
  const doses = listWeek(day, today, yesterday, list);
  const dosesOf = (wanted: string) => doses.filter(({ at }) => clinicDay(at, zone) === wanted);
  const adherence = measureAdherence(list(adherenceDays(now, zone)));

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-6 print:hidden">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <WeekStrip
            week={weekOf(day)}
            today={today}
            selected={day}
            statesOf={(one) => dosesOf(one).map(({ state }) => state)}
            onSelect={onDay}
          />
          <WeekSteps day={day} now={now} onDay={onDay} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RemindersCard doses={dosesOf(today)} now={now} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          {day === today && (
            <Yesterday
              count={dosesOf(yesterday).filter(({ state }) => state === 'pending').length}
              onShow={() => onDay(yesterday)}
            />
          )}
          <DayOfDoses
            day={day}
            doses={dosesOf(day)}
            now={now}
            canLog={isMarkable(day, now, zone)}
            isToday={day === today}
            log={log}
            onSkip={(skipping) => setQuestion({ skipping })}
            onMark={(marking) => setQuestion({ marking })}
          />
          <AsNeededList
            medicines={listAsNeeded(medicines, day, { now, zone })}
            isToday={day === today}
            log={log}
          />
          <WithoutTimes orders={active.filter(hasNoTimes)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-start-3">
          <AdherenceCard adherence={adherence} />
          <Prescribers orders={orders} />
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Print my medicines</Trans>
          </Button>
        </div>
      </div>
      <PrintList orders={active} now={new Date(now)} />
      <DoseSheets question={question} log={log} now={now} onAsk={setQuestion} />
    </>
  );
}

/** The week in view, today and yesterday, which may lie in the week before. */
function listWeek(day: string, today: string, yesterday: string, list: (days: DayRange) => JudgedDose[]) {
  const week = weekOf(day);
  const first = [week[0] ?? today, yesterday].toSorted()[0] ?? today;
  const last = [week.at(-1) ?? today, today].toSorted().at(-1) ?? today;
  return list({ first, last });
}

type DayProps = DoseHandlers & {
  day: string;
  doses: JudgedDose[];
  now: number;
  canLog: boolean;
  isToday: boolean;
};

function DayOfDoses({ day, ...timeline }: DayProps) {
  const { t } = useLingui();
  const view = useClinicView();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl tabular-nums">
        {formatWeekdayAndDate(new Date(startOfDay(day, view.zone)), view)}
      </h2>
      {timeline.doses.length === 0 ? (
        <Card>
          <EmptyState title={t`No item to display`} level={3}>
            <p>
              <Trans>No doses are planned for this day.</Trans>
            </p>
          </EmptyState>
        </Card>
      ) : (
        <DoseTimeline {...timeline} />
      )}
    </section>
  );
}
