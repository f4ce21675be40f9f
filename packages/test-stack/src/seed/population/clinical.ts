import type { AllergyIntolerance, Condition, FhirResource, Immunization } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays } from '../clinic-time.ts';
import { doctors } from '../data/doctors.ts';
import { labTests, type Analyte, type LabTest, type LabTestKey } from '../data/lab-tests.ts';
import { allergies, conditions, immunizations } from '../data/medical-history.ts';
import { medicines } from '../data/medicines.ts';
import { concept, hl7Concept } from '../fhir-values.ts';
import { stableId } from '../ids.ts';
import { buildLabReport } from '../lab-report.ts';
import { buildMedicationRequest } from '../medication-request.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';

const tests: LabTestKey[] = ['lipids', 'thyroid', 'kidney', 'hba1c', 'liver'];

/** At most 19: two reports with up to nine results, three medicines, two problems, two vaccines, one allergy. */
export function buildClinical(subject: Subject): FhirResource[] {
  const { patient, patientId, today, random } = subject;
  const labs = random.pickSome(tests, random.whole(1, 2)).flatMap((test, ordinal) =>
    buildLabReport(
      {
        test,
        daysAgo: random.whole(2, 360),
        status: 'final',
        values: (labTests[test] as LabTest).analytes.map((analyte) => measure(analyte, random)),
        conclusion: 'Reviewed by the doctor.',
        orderedBy: random.pick(doctors).key,
      },
      ordinal,
      patient,
      patientId,
      today,
    ),
  );
  const requests = random
    .pickSome(medicines, random.whole(1, 3))
    .map((medicine, ordinal) =>
      buildMedicationRequest(medicine, stableId('MedicationRequest', patientId, ordinal), patient, today),
    );
  return [
    ...labs,
    ...requests,
    ...buildConditions(subject),
    ...buildVaccines(subject),
    ...buildAllergies(subject),
  ];
}

/** Mostly inside the range, sometimes a little outside. */
function measure({ low = 0, high = 10, expected }: Analyte, random: Random): number | string {
  if (expected !== undefined) return expected;
  const share = random.whole(-15, 120) / 100;
  return Math.max(0, Math.round((low + share * (high - low)) * 10) / 10);
}

function buildConditions({ patient, patientId, today, random }: Subject): Condition[] {
  return random.pickSome(conditions, random.whole(1, 2)).map((condition, ordinal) => ({
    resourceType: 'Condition',
    id: stableId('Condition', patientId, ordinal),
    clinicalStatus: hl7Concept('condition-clinical', 'active', 'Active'),
    verificationStatus: hl7Concept('condition-ver-status', 'confirmed', 'Confirmed'),
    category: [hl7Concept('condition-category', 'problem-list-item', 'Problem List Item')],
    code: concept(systemUris.snomed, condition.code, condition.display, condition.text),
    subject: patient,
    onsetDateTime: addDays(today, -random.whole(100, 3000)),
  }));
}

function buildVaccines({ patient, patientId, today, random }: Subject): Immunization[] {
  return random.pickSome(immunizations, random.whole(1, 2)).map((vaccine, ordinal) => ({
    resourceType: 'Immunization',
    id: stableId('Immunization', patientId, ordinal),
    status: 'completed',
    vaccineCode: concept('http://hl7.org/fhir/sid/cvx', vaccine.cvx, vaccine.display, vaccine.text),
    patient,
    occurrenceDateTime: addDays(today, -random.whole(30, 2000)),
    primarySource: true,
  }));
}

function buildAllergies({ patient, patientId, random }: Subject): AllergyIntolerance[] {
  return random.pickSome(allergies, random.whole(0, 1)).map((allergy, ordinal) => ({
    resourceType: 'AllergyIntolerance',
    id: stableId('AllergyIntolerance', patientId, ordinal),
    clinicalStatus: hl7Concept('allergyintolerance-clinical', 'active', 'Active'),
    verificationStatus: hl7Concept('allergyintolerance-verification', 'confirmed', 'Confirmed'),
    code: concept(systemUris.snomed, allergy.code, allergy.display, allergy.text),
    patient,
  }));
}
