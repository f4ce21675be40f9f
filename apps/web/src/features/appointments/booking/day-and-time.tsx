import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { timesOfDay, type VisitTime } from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay, minute } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { isElsewhere } from '@portal/clinical-domain/time/device-time';
import { formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import type { Slot } from 'fhir/r4';
import { useCallback, useMemo, useState } from 'react';
import { Loading } from '@portal/ui/loading.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { getBookingRules } from '../clinic.ts';
import type { Chosen } from './booking-state.ts';
import { DayChoice } from './day-choice.tsx';
import { findFirstDay, findFirstFree } from './first-day.ts';
import { FirstFreeBar } from './first-free-bar.tsx';
import { useTimesInView } from './use-times-in-view.ts';
import { timesGrid, VisitTimes } from './visit-times.tsx';

const page = 'grid min-w-0 content-start gap-4 lg:self-start';
const frame =
  'grid min-w-0 gap-4 lg:grid-cols-2 lg:gap-0 lg:overflow-hidden lg:rounded-lg lg:bg-surface lg:shadow-sm';
const pane = 'min-w-0 max-lg:rounded-lg max-lg:bg-surface max-lg:shadow-sm lg:p-6';

type Props = {
  doctor: Doctor;
  slots: Slot[];
  chosen: Chosen | undefined;
  /** A time of the day that is looked at, or only another day. */
  onChoose: (chosen: Chosen | undefined, day: string) => void;
  /** The day that was looked at before. */
  seen?: string | undefined;
  /** The day on which to begin, if it has a free time. */
  near?: string | undefined;
};

/** The first free time, then a day on the left and its times on the right; one below the other on phones. */
export function DayAndTime({ doctor: { role }, slots, chosen, onChoose, seen, near }: Props) {
  const { t } = useLingui();
  const rules = getBookingRules();
  const { zone } = rules;
  const [now] = useState(Date.now);
  const dayOf = (time: string) => clinicDay(Date.parse(time), zone);
  const [day, setDay] = useState(() =>
    findFirstDay({ role, slots, now, rules }, { chosen, seen, near: near && dayOf(near) }),
  );
  const first = useMemo(
    () => findFirstFree({ role, slots, now, rules: getBookingRules() }),
    [role, slots, now],
  );
  const times = useMemo(
    () => (day === undefined ? [] : timesOfDay(role, day, slots, now, getBookingRules())),
    [role, day, slots, now],
  );
  const { pane: timesPane, bringIntoView } = useTimesInView();

  const pick = useCallback(
    (picked: string, time?: Chosen) => {
      setDay(picked);
      onChoose(time, picked);
      bringIntoView();
    },
    [onChoose, bringIntoView],
  );
  const pickDay = useCallback((picked: string) => pick(picked), [pick]);

  return (
    <section aria-label={t`Date and time`} className={page}>
      {first ? (
        <FirstFreeBar
          time={first}
          isChosen={first.visit.start === chosen?.visit.start}
          onChoose={(time) => pick(dayOf(first.visit.start), time)}
        />
      ) : (
        <Callout kind="info">
          <Plural
            value={rules.horizonDays}
            one="Fully booked for the next # day."
            other="Fully booked for the next # days."
          />
        </Callout>
      )}
      <div className={frame}>
        <div className={`${pane} px-2.5 pt-2 pb-3.5`}>
          <DayChoice role={role} now={now} day={day} onPick={pickDay} />
        </div>
        <div ref={timesPane} className={`${pane} p-4 lg:border-l lg:border-divider`}>
          {day !== undefined && (
            <>
              <DayHead day={day} times={times} />
              <VisitTimes
                key={day}
                day={day}
                times={times}
                chosen={chosen}
                onChoose={(time) => onChoose(time, day)}
              />
            </>
          )}
          {isElsewhere(new Date(now), zone) ? (
            <div className="mt-4">
              <Callout kind="info">
                <Trans>All times are clinic time ({zone}), not this device’s time.</Trans>
              </Callout>
            </div>
          ) : (
            times.some(({ isFree }) => !isFree) && (
              <p className="mt-3.5 text-sm text-muted">
                <Trans>Crossed-out times are full.</Trans>
              </p>
            )
          )}
        </div>
      </div>
    </section>
  );
}

/** Which day it is, and how long a visit takes where all are of one length. */
function DayHead({ day, times }: { day: string; times: VisitTime[] }) {
  const view = useClinicView();
  const lengths = new Set(times.map(({ visit }) => Date.parse(visit.end) - Date.parse(visit.start)));
  const [length = 0] = lengths;
  const minutes = length / minute;
  return (
    <div className="mb-3.5">
      <h2 aria-live="polite" className="text-lg tabular-nums">
        {formatWeekdayAndDate(new Date(startOfDay(day, view.zone)), view)}
      </h2>
      {lengths.size === 1 && (
        <p className="text-sm text-muted">
          <Plural
            value={minutes}
            one="Each visit takes # minute. Choose when yours starts."
            other="Each visit takes # minutes. Choose when yours starts."
          />
        </p>
      )}
    </div>
  );
}

export function DayAndTimeLoading() {
  return (
    <Loading>
      <span className={page}>
        <Skeleton className="h-14 rounded-md! lg:h-17" />
        <span className={frame}>
          <span className={`${pane} grid gap-3 p-4`}>
            <Skeleton className="mx-auto h-6 w-2/5" />
            <Skeleton className="h-60 lg:h-72" />
          </span>
          <span className={`${pane} grid content-start gap-3 p-4`}>
            <Skeleton className="h-6 w-3/5" />
            <span className={timesGrid}>
              {['a', 'b', 'c', 'd', 'e', 'f'].map((slot) => (
                <Skeleton key={slot} className="h-14 rounded-md!" />
              ))}
            </span>
          </span>
        </span>
      </span>
    </Loading>
  );
}
