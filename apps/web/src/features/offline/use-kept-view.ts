import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import type { KeptRecord } from '../../session/offline-copy/kept-record.ts';

/** The clinic's clock as the copy has it: there may be no configuration to ask. */
export function useKeptView({ zone }: KeptRecord): ClinicView & { zone: string } {
  return { zone, ...useDayView() };
}
