import type { DateChoice } from '@portal/api-contract/dates';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import type { ClinicView, LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { Settings } from '../infra/settings.ts';
import type { Clinic } from './report-sheet.ts';

type Wanted = { language?: LanguageTag | undefined; dates?: DateChoice | undefined };

/** How a PDF names the clinic and writes its moments, as the patient asked for it. */
export function clinicOf(
  { names, addresses, phone, zone }: Settings['clinic'],
  { language = 'en', dates = 'ad' }: Wanted,
): { clinic: Clinic; view: ClinicView & { zone: string } } {
  return {
    clinic: { name: names[language], address: addresses[language], phone },
    view: { zone, language, bikram: findBikramView(dates) },
  };
}
