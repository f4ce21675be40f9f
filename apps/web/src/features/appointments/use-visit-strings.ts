import { useLingui } from '@lingui/react/macro';
import { formatConcept } from '@portal/clinical-domain/doctors/doctor';
import { formatPractitionerName } from '@portal/clinical-domain/names/practitioner-name';
import { findCancelReason } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment, Practitioner } from 'fhir/r4';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { findPractitionerOf, modeOf, practitionerOf, typeCodeOf } from './visit.ts';
import { visitTypeName } from '@portal/ui/visit-type-name.ts';
import { modeName } from './visit-strings.ts';

/** What is said of a visit, in the language of the screen as far as the record has it. */
export function useVisitStrings(visit: Appointment, practitioners: Practitioner[]) {
  const { t } = useLingui();
  const language = useLanguage();
  const actor = practitionerOf(visit);
  const practitioner = findPractitionerOf(visit, practitioners);
  const service = visitTypeName(typeCodeOf(visit));
  return {
    doctor: practitioner ? formatPractitionerName(practitioner, language) : (actor?.display ?? t`Unnamed`),
    specialty: formatConcept(visit.specialty?.[0], language),
    service: service ? t(service) : formatConcept(visit.appointmentType, language),
    mode: t(modeName(modeOf(visit))),
    cancelledBecause: findCancelReason(visit, language)?.text,
  };
}
