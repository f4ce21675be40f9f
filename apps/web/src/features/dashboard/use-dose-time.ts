import { useLingui } from '@lingui/react/macro';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** When a dose is, for a sentence: the time alone today, else with the day. */
export function useDoseTime({ at }: { at: number }, now: number) {
  const { t } = useLingui();
  const view = useClinicView();
  const clock = formatTime(new Date(at), view);
  const isToday = clinicDay(at, view.zone) === clinicDay(now, view.zone);
  return { language: view.language, time: isToday ? clock : t`tomorrow ${clock}` };
}
