import { Trans, useLingui } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/booking/clinic-day';
import { startOfDay } from '@portal/clinical-domain/booking/clinic-time';
import { formatWeekdayAndDate } from '@portal/clinical-domain/format-date';
import { adherenceDays, measureAdherence } from '@portal/clinical-domain/medicines/adherence';
import { hasNoTimes, listAsNeeded } from '@portal/clinical-domain/medicines/as-needed';
import { matchRecords, type LoggedDose } from '@portal/clinical-domain/medicines/dose-states';
import { expandDoses, type DayRange } from '@portal/clinical-domain/medicines/expand-doses';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import type { Medicines } from '@portal/fhir-queries/medication-request.query';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdherenceCard } from './adherence-card.tsx';
import { AsNeededList } from './as-needed-list.tsx';
import { useClinicView } from '../../session/use-clinic-view.ts';
import { DoseTimeline } from './dose-timeline.tsx';
import { Prescribers } from './prescribers.tsx';
import { PrintList } from './print-list.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { SkipSheet } from './skip-sheet.tsx';
import { useDoseLog } from './use-dose-log.ts';
import { WeekStrip } from './week-strip.tsx';
import { WithoutTimes } from './without-times.tsx';

type Props = { medicines: Medicines; now: Date; week: string[]; day: string; onDay: (day: string) => void };

export function MedicinesOfWeek({ medicines: { orders, records }, now, week, day, onDay }: Props) {
  const { zone } = useClinicView();
  const log = useDoseLog();
  const [skipping, setSkipping] = useState<LoggedDose>();
  const today = clinicDay(now.getTime(), zone);
  const active = orders.filter(({ status }) => status === 'active');
  const list = (days: DayRange) =>
    matchRecords(
      orders.flatMap((order) => expandDoses(order, days, zone)),
      records,
    ).toSorted((one, other) => one.at - other.at);
  const doses = list({ first: week[0] ?? today, last: week.at(-1) ?? today });
  const dosesOf = (wanted: string) => doses.filter(({ at }) => clinicDay(at, zone) === wanted);
  const adherence = measureAdherence(list(adherenceDays(now.getTime(), zone)), now.getTime());

  async function skip(reason: SkipReason) {
    if (skipping && (await log.log(skipping, reason))) setSkipping(undefined);
  }

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-6 print:hidden">
        <WeekStrip
          week={week}
          today={today}
          selected={day}
          statesOf={(one) => dosesOf(one).map(({ state }) => state)}
          onSelect={onDay}
        />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RemindersCard doses={dosesOf(today)} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <DayOfDoses day={day} doses={dosesOf(day)} canLog={day <= today} log={log} onSkip={setSkipping} />
          <AsNeededList
            medicines={listAsNeeded(orders, records, day, zone)}
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
      <PrintList orders={active} now={now} />
      <SkipSheet
        key={skipping && `${skipping.order.id} ${skipping.at}`}
        dose={skipping}
        isSaving={skipping !== undefined && log.isBusy(skipping)}
        onClose={() => setSkipping(undefined)}
        onSkip={(reason) => void skip(reason)}
      />
    </>
  );
}

type DayProps = {
  day: string;
  doses: LoggedDose[];
  canLog: boolean;
  log: ReturnType<typeof useDoseLog>;
  onSkip: (dose: LoggedDose) => void;
};

function DayOfDoses({ day, doses, canLog, log, onSkip }: DayProps) {
  const { t } = useLingui();
  const view = useClinicView();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl tabular-nums">
        {formatWeekdayAndDate(new Date(startOfDay(day, view.zone)), view)}
      </h2>
      {doses.length === 0 ? (
        <Card>
          <EmptyState title={t`No item to display`} level={3}>
            <p>
              <Trans>There is nothing to take at a fixed time on this day.</Trans>
            </p>
          </EmptyState>
        </Card>
      ) : (
        <DoseTimeline doses={doses} canLog={canLog} log={log} onSkip={onSkip} />
      )}
    </section>
  );
}
