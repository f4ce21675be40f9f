import { useLingui } from '@lingui/react/macro';
import { bookingDays, openDays } from '@portal/clinical-domain/booking/booking-windows';
import type { PractitionerRole } from 'fhir/r4';
import { memo } from 'react';
import { Calendar } from '@portal/ui/calendar.tsx';
import { getBookingRules } from '../clinic.ts';
import { CalendarLegend } from './calendar-legend.tsx';

type Props = {
  role: PractitionerRole;
  now: number;
  day: string | undefined;
  onPick: (day: string) => void;
};

/** Remembered: a slow phone draws a month for a fifth of a second, and a time that is chosen changes none of its days. */
export const DayChoice = memo(function DayChoice({ role, now, day, onPick }: Props) {
  const { t } = useLingui();
  const rules = getBookingRules();
  const days = bookingDays(now, rules);
  const open = new Set(openDays(role, now, rules));
  return (
    <>
      <Calendar
        label={t`Day of the visit`}
        today={days[0] ?? ''}
        value={day ?? null}
        onChange={onPick}
        min={days[0] ?? ''}
        max={days.at(-1) ?? ''}
        isAvailable={(one) => open.has(one)}
        foldsPastWeeks
      />
      <CalendarLegend />
    </>
  );
});
