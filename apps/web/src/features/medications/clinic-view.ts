import type { ClinicView } from '@portal/clinical-domain/format-locale';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '../../ui/use-language.ts';

/** Doses are due on the clinic's clock, in the language of the screen. */
export function useClinicView(): ClinicView & { zone: string } {
  return { zone: getPortalConfig().clinicZone, language: useLanguage() };
}
