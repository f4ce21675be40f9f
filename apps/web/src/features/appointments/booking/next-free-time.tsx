import { Trans } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { findNextClinicDay, type Doctor } from '@portal/clinical-domain/doctors/doctor';
import { formatDate, formatTime } from '@portal/clinical-domain/time/format-date';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { getBookingRules } from '../clinic.ts';
import type { FreeTimes } from './first-free-times.ts';

type Props = { doctor: Doctor; now: number };

/** The first time that can still be booked; until that is known, or if it cannot be, the doctor's next day. */
export function NextFreeTime({ freeTimes, ...props }: Props & { freeTimes: FreeTimes | undefined }) {
  if (freeTimes === undefined) return <NextClinicDay {...props} />;
  return <FirstTime start={freeTimes.get(props.doctor.role.id ?? '')} now={props.now} />;
}

function FirstTime({ start, now }: { start: string | undefined; now: number }) {
  const view = useClinicView();
  if (start === undefined) return <Trans>Fully booked for now</Trans>;
  const time = formatTime(new Date(start), view);
  if (clinicDay(Date.parse(start), view.zone) === clinicDay(now, view.zone))
    return <Trans>Next free: Today, {time}</Trans>;
  const date = formatDate(new Date(start), view);
  return (
    <Trans>
      Next free: {date}, {time}
    </Trans>
  );
}

function NextClinicDay({ doctor, now }: Props) {
  const view = useClinicView();
  const day = findNextClinicDay(doctor, now, getBookingRules());
  if (day === undefined) return null;
  if (day === clinicDay(now, view.zone)) return <Trans>Next clinic day: Today</Trans>;
  const date = formatDate(new Date(startOfDay(day, view.zone)), view);
  return <Trans>Next clinic day: {date}</Trans>;
}
