import { useLingui } from '@lingui/react/macro';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatTime, formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';

/** A visit of these days as people say it: today and tomorrow by their names. */
export function useWhen(now: number): (start: string) => string {
  const { t } = useLingui();
  const view = useClinicView();
  const today = clinicDay(now, view.zone);
  return (start) => {
    const day = clinicDay(Date.parse(start), view.zone);
    const time = formatTime(new Date(start), view);
    if (day === today) return t`Today, ${time}`;
    return day === addDays(today, 1) ? t`Tomorrow, ${time}` : formatVisitTime(new Date(start), view);
  };
}
