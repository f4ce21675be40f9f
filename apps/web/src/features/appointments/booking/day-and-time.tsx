import { Trans, useLingui } from '@lingui/react/macro';
import { windowsOfDay } from '@portal/clinical-domain/booking/booking-windows';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
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
import { findFirstDay } from './first-day.ts';
import { WindowButtons } from './window-buttons.tsx';

const frame =
  'grid min-w-0 gap-4 lg:grid-cols-2 lg:gap-0 lg:self-start lg:overflow-hidden lg:rounded-lg lg:bg-surface lg:shadow-sm';
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

/** A day on the left, its times on the right; one below the other on phones. */
export function DayAndTime({ doctor: { role }, slots, chosen, onChoose, seen, near }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const rules = getBookingRules();
  const [now] = useState(Date.now);
  const [day, setDay] = useState(() =>
    findFirstDay(
      { role, slots, now, rules },
      { chosen, seen, near: near && clinicDay(Date.parse(near), rules.zone) },
    ),
  );
  const date = day === undefined ? undefined : new Date(startOfDay(day, rules.zone));
  const { zone } = rules;
  const windows = useMemo(
    () => (day === undefined ? [] : windowsOfDay(role, day, slots, now, getBookingRules())),
    [role, day, slots, now],
  );
  const pick = useCallback(
    (picked: string) => {
      setDay(picked);
      onChoose(undefined, picked);
    },
    [onChoose],
  );

  return (
    <section aria-label={t`Date and time`} className={frame}>
      <div className={`${pane} px-2.5 pt-2 pb-3.5`}>
        <DayChoice role={role} now={now} day={day} onPick={pick} />
      </div>
      <div className={`${pane} p-4 lg:border-l lg:border-divider`}>
        {day !== undefined && date && (
          <>
            <h2 aria-live="polite" className="mb-3.5 text-lg tabular-nums">
              {formatWeekdayAndDate(date, view)}
            </h2>
            <WindowButtons
              key={day}
              day={day}
              windows={windows}
              chosen={chosen}
              onChoose={(time) => onChoose(time, day)}
            />
          </>
        )}
        {isElsewhere(new Date(now), zone) ? (
          <div className="mt-4">
            <Callout kind="info">
              <Trans>All times are clinic time ({zone}), not the time of this device.</Trans>
            </Callout>
          </div>
        ) : (
          <p className="mt-3.5 text-sm text-muted">
            <Trans>Crossed-out times are full.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

export function DayAndTimeLoading() {
  return (
    <Loading>
      <span className={frame}>
        <span className={`${pane} grid gap-3 p-4`}>
          <Skeleton className="mx-auto h-6 w-2/5" />
          <Skeleton className="h-60 lg:h-72" />
        </span>
        <span className={`${pane} grid content-start gap-3 p-4`}>
          <Skeleton className="h-6 w-3/5" />
          <span className="grid grid-cols-2 gap-2">
            {['a', 'b', 'c', 'd'].map((slot) => (
              <Skeleton key={slot} className="h-12 rounded-md!" />
            ))}
          </span>
        </span>
      </span>
    </Loading>
  );
}
