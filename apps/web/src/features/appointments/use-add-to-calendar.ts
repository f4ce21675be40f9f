import { useLingui } from '@lingui/react/macro';
import type { Appointment } from 'fhir/r4';
import { toastQueue } from '../../ui/toast-queue.ts';
import { saveToCalendar } from './save-to-calendar.ts';

/** Offers the visit to the device's own calendar, and says so when that fails. */
export function useAddToCalendar(
  visit: Appointment,
  { doctor, place }: { doctor: string; place?: string | undefined },
) {
  const { t } = useLingui();
  return () => {
    saveToCalendar(visit, { title: t`Visit: ${doctor}`, place }).catch(() => {
      const message = t`Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`We could not make the calendar entry`, message });
    });
  };
}
