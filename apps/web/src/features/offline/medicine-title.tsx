import { Trans } from '@lingui/react/macro';
import { readMedicationName } from '@portal/clinical-domain/medicines/medication-name';
import type { MedicationRequest } from 'fhir/r4';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { LangText } from '@portal/ui/lang-text.tsx';

export function MedicineTitle({ order }: { order: MedicationRequest }) {
  const said = readMedicationName(order, useLanguage());
  return said ? <LangText>{said}</LangText> : <Trans>Medicine</Trans>;
}
