import type { ClinicView } from '@portal/clinical-domain/format-locale';
import { getPortalConfig } from '../http/portal-config.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Every moment is shown on the clinic's clock, in the language of the screen. */
export function useClinicView(): ClinicView & { zone: string } {
  return { zone: getPortalConfig().clinicZone, language: useLanguage() };
}
