import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';

/** The clinic's clock as the copy has it: there may be no configuration to ask. */
export function useOfflineView({ zone }: OfflineRecord): ClinicView & { zone: string } {
  return { zone, ...useDayView() };
}
