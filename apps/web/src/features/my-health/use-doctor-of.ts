import { useLingui } from '@lingui/react/macro';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import type { Appointment, Practitioner } from 'fhir/r4';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

export const findDoctorOf = ({ participant }: Appointment) =>
  participant.find(({ actor }) => actor?.reference?.includes('Practitioner'))?.actor;

/** Whom the visit is with, by their own name where it came along. */
export function useDoctorOf(visit: Appointment, practitioners: Practitioner[]): RecordText {
  const { t } = useLingui();
  const { language } = useClinicView();
  const actor = findDoctorOf(visit);
  const known = practitioners.find(({ id }) => actor?.reference === `Practitioner/${id}`);
  if (known) return { text: formatPractitionerName(known, language), language };
  return readTranslated(actor, 'display', language) ?? { text: t`Unnamed`, language };
}
