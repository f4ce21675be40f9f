import { readMedicationName, splitStrength } from '@portal/clinical-domain/medicines/medication-name';
import { Trans } from '@lingui/react/macro';
import type { MedicationRequest } from 'fhir/r4';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** Metformin 500 mg, the strength a little quieter. */
export function MedicineTitle({ order }: { order: MedicationRequest }) {
  const language = useLanguage();
  const said = readMedicationName(order, language);
  if (!said) return <Trans>Medicine</Trans>;
  const { name, strength } = splitStrength(said.text);
  return (
    <span lang={said.language}>
      {name}
      {strength && <span className="text-sm font-normal text-muted tabular-nums"> {strength}</span>}
    </span>
  );
}
