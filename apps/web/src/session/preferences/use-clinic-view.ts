import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';

/** Every moment is shown on the clinic's clock, in the language of the screen and the calendar of the patient. */
export function useClinicView(): ClinicView & { zone: string } {
  return { zone: getPortalConfig().clinicZone, ...useDayView() };
}
