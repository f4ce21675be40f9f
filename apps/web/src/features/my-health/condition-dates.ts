import { useLingui } from '@lingui/react/macro';
import { isPast } from '@portal/clinical-domain/fhir/clinical-status';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import type { Condition } from 'fhir/r4';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { formatPartialDate } from './record-strings.ts';

/** When it was, as exact as the record has it; both ends where both are known. */
export function formatSpan(
  { onsetDateTime, recordedDate, abatementDateTime }: Condition,
  view: ClinicView,
): string | undefined {
  const dates = [onsetDateTime ?? recordedDate, abatementDateTime].flatMap((date) => date ?? []);
  return dates.map((date) => formatPartialDate(date, view)).join(' – ') || undefined;
}

/** The same as a line above its name; of what is over, “since” would say that it lasts. */
export function useConditionState(condition: Condition): string {
  const { t } = useLingui();
  const span = formatSpan(condition, useClinicView());
  if (isPast(condition.clinicalStatus)) return span ? t`Past: ${span}` : t`Past`;
  return span ? t`Current, since ${span}` : t`Current`;
}
