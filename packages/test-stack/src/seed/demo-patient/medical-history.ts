import type { AllergyIntolerance, Condition, FhirResource, Immunization, Reference } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { allergies, conditions, immunizations } from '../data/medical-history.ts';
import { doctorReference, getDoctor } from '../doctors.ts';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import { concept, hl7Concept } from '../fhir-values.ts';
import { hospital } from '../hospital.ts';
import { stableId } from '../ids.ts';

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function buildMedicalHistory(patient: Reference, patientId: string, today: ClinicDay): FhirResource[] {
  return [
    ...allergies.map((allergy, ordinal): AllergyIntolerance => ({
      resourceType: 'AllergyIntolerance',
      id: stableId('AllergyIntolerance', patientId, ordinal),
      clinicalStatus: hl7Concept('allergyintolerance-clinical', allergy.status, titleCase(allergy.status)),
      verificationStatus: hl7Concept('allergyintolerance-verification', 'confirmed', 'Confirmed'),
      type: 'allergy',
      category: [allergy.category],
      criticality: allergy.criticality,
      code: concept(systemUris.snomed, allergy.code, allergy.display, allergy.text),
      patient,
      recordedDate: clinicTime(addDays(today, -allergy.recordedDaysAgo), '12:00'),
      recorder: doctorReference(getDoctor('anil-shrestha')),
      reaction: [
        {
          manifestation: [
            concept(
              systemUris.snomed,
              allergy.reaction.code,
              allergy.reaction.display,
              allergy.reaction.text,
            ),
          ],
          severity: allergy.reaction.severity,
        },
      ],
    })),
    ...conditions.map((condition, ordinal): Condition => ({
      resourceType: 'Condition',
      id: stableId('Condition', patientId, ordinal),
      clinicalStatus: hl7Concept('condition-clinical', condition.status, titleCase(condition.status)),
      verificationStatus: hl7Concept('condition-ver-status', 'confirmed', 'Confirmed'),
      category: [hl7Concept('condition-category', 'problem-list-item', 'Problem List Item')],
      code: {
        ...concept(systemUris.snomed, condition.code, condition.display, condition.text),
        _text: nepali(condition.nepali),
      },
      subject: patient,
      onsetDateTime: addDays(today, -condition.onsetDaysAgo),
      recordedDate: addDays(today, -condition.onsetDaysAgo),
    })),
    ...immunizations.map((vaccine, ordinal): Immunization => ({
      resourceType: 'Immunization',
      id: stableId('Immunization', patientId, ordinal),
      status: 'completed',
      vaccineCode: concept('http://hl7.org/fhir/sid/cvx', vaccine.cvx, vaccine.display, vaccine.text),
      patient,
      occurrenceDateTime: vaccine.date,
      primarySource: true,
      lotNumber: vaccine.lot,
      performer: [{ actor: hospital }],
      protocolApplied: [{ doseNumberPositiveInt: vaccine.dose }],
    })),
  ];
}
