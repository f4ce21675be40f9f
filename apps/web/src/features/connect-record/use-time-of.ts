import { formatDateTime, formatTime } from '@portal/clinical-domain/time/format-date';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';

/** Writes an instant as the clinic's clock and calendar say it; the clock alone where it is today's. */
export function useTimeOf({ isToday = false } = {}) {
  const view = { ...useDayView(), zone: getPortalConfig().clinicZone };
  return (instant: string) => (isToday ? formatTime : formatDateTime)(new Date(instant), view);
}
