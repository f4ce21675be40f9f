import { Plural, Trans } from '@lingui/react/macro';
import { findNextClinicDay, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { findAbsence, type FreeTimes } from '@portal/clinical-domain/doctors/doctor-availability';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { formatDate, formatWeekdayAndDate } from '@portal/clinical-domain/time/format-date';
import { CalendarCheck, CalendarOff, CalendarX, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { getBookingRules } from '../clinic.ts';
import { useWhen } from './use-when.ts';

type Props = { doctor: Doctor; times: FreeTimes | undefined; now: number };

/** When this doctor can first be visited, or why not. Where the times could not be read, the next clinic day. */
export function Availability({ doctor, times, now }: Props) {
  const rules = getBookingRules();
  const absence = findAbsence(doctor, now, rules);
  const when = useWhen(now);
  if (absence?.kind === 'by-phone') {
    return (
      <Strip icon={Phone}>
        <Trans>Books by phone only</Trans>
      </Strip>
    );
  }
  if (absence?.kind === 'on-leave') {
    return (
      <Strip icon={CalendarOff}>
        <OnLeave until={absence.until} />
      </Strip>
    );
  }
  if (absence) {
    return (
      <Strip icon={CalendarX}>
        <Trans>No clinic hours right now</Trans>
      </Strip>
    );
  }
  if (times === undefined) return <NextClinicDay doctor={doctor} now={now} />;
  const start = times.get(doctor.role.id ?? '')?.visit.start;
  if (start === undefined) {
    return (
      <Strip icon={CalendarX}>
        <Plural
          value={rules.horizonDays}
          one="Fully booked for the next # day."
          other="Fully booked for the next # days."
        />
      </Strip>
    );
  }
  const time = when(start);
  return (
    <Strip icon={CalendarCheck} isFree>
      <Trans>First free: {time}</Trans>
    </Strip>
  );
}

function OnLeave({ until }: { until: string | undefined }) {
  const view = useClinicView();
  if (until === undefined) return <Trans>On leave</Trans>;
  const day = formatDate(new Date(startOfDay(until, view.zone)), view);
  return <Trans>On leave until {day}</Trans>;
}

function NextClinicDay({ doctor, now }: Omit<Props, 'times'>) {
  const view = useClinicView();
  const next = findNextClinicDay(doctor, now, getBookingRules());
  if (next === undefined) return null;
  const day = formatWeekdayAndDate(new Date(startOfDay(next, view.zone)), view);
  return (
    <Strip icon={CalendarCheck} isFree>
      <Trans>Next clinic day: {day}</Trans>
    </Strip>
  );
}

type StripProps = { icon: LucideIcon; isFree?: boolean; children: ReactNode };

function Strip({ icon: Icon, isFree = false, children }: StripProps) {
  return (
    <p
      className={classNames(
        'flex items-center gap-2 rounded-sm px-3 py-2 text-sm font-semibold tabular-nums',
        isFree ? 'bg-success text-on-success' : 'bg-neutral text-on-neutral',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
