import { useLingui } from '@lingui/react/macro';
import type { Appointment } from 'fhir/r4';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { saveToCalendar } from './save-to-calendar.ts';
import { useCalendarStrings } from './use-calendar-strings.ts';

/** Offers the visit to the device's own calendar, and says so when that fails. */
export function useAddToCalendar(visit: Appointment, known: Parameters<typeof useCalendarStrings>[1]) {
  const { t } = useLingui();
  const strings = useCalendarStrings(visit, known);
  return () => {
    saveToCalendar(visit, strings).catch(() => {
      const message = t`Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`We couldn’t create the calendar entry`, message });
    });
  };
}
