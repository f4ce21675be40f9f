import type { FhirResource } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Canary } from './canary.ts';
import { getDoctor, doctorReference } from './doctors.ts';
import { concept, hl7Concept, narrative, quantity, reference } from './fhir-values.ts';

/** Results, medicines, doses, problems: what a hospital writes about a patient. */
export function canaryClinicalResources({ patient, id, mark, at, day }: Canary): FhirResource[] {
  const doctor = doctorReference(getDoctor('kamala-bhattarai'));
  const medication = { text: mark('medicine') };
  return [
    {
      resourceType: 'Observation',
      id: id('Observation'),
      status: 'final',
      category: [hl7Concept('observation-category', 'laboratory', 'Laboratory')],
      code: concept(
        'http://loinc.org',
        '2093-3',
        'Cholesterol [Mass/volume] in Serum or Plasma',
        mark('test'),
      ),
      subject: patient,
      effectiveDateTime: at(-5),
      valueString: mark('result'),
      note: [{ text: mark('result-note') }],
    },
    {
      resourceType: 'Observation',
      id: id('Observation', 1),
      identifier: [{ system: systemUris.wearableReading, value: mark('reading') }],
      status: 'final',
      category: [hl7Concept('observation-category', 'activity', 'Activity')],
      code: concept(
        'http://loinc.org',
        '55423-8',
        'Number of steps in unspecified time Pedometer',
        mark('metric'),
      ),
      subject: patient,
      effectivePeriod: { start: at(-2), end: at(-1) },
      valueQuantity: quantity(4321, 'steps', '{steps}'),
    },
    {
      resourceType: 'DiagnosticReport',
      id: id('DiagnosticReport'),
      text: narrative(mark('report-text')),
      status: 'final',
      category: [hl7Concept('v2-0074', 'LAB', 'Laboratory')],
      code: { coding: [{ display: mark('report') }], text: mark('report') },
      subject: patient,
      effectiveDateTime: at(-5),
      result: [reference('Observation', id('Observation'), mark('report-result'))],
      conclusion: mark('conclusion'),
      presentedForm: [
        { contentType: 'text/plain', data: encode(mark('report-file')), title: mark('report-title') },
      ],
    },
    {
      resourceType: 'MedicationRequest',
      id: id('MedicationRequest'),
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: medication,
      subject: patient,
      authoredOn: at(-30),
      requester: doctor,
      dosageInstruction: [
        {
          text: mark('dosage'),
          timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', timeOfDay: ['08:00:00'] } },
        },
      ],
    },
    {
      resourceType: 'MedicationAdministration',
      id: id('MedicationAdministration'),
      status: 'completed',
      medicationCodeableConcept: medication,
      subject: patient,
      effectiveDateTime: at(-1),
      request: reference('MedicationRequest', id('MedicationRequest')),
      note: [{ text: mark('dose-note') }],
    },
    {
      resourceType: 'AllergyIntolerance',
      id: id('AllergyIntolerance'),
      clinicalStatus: hl7Concept('allergyintolerance-clinical', 'active', 'Active'),
      verificationStatus: hl7Concept('allergyintolerance-verification', 'confirmed', 'Confirmed'),
      code: { text: mark('allergy') },
      patient,
    },
    {
      resourceType: 'Condition',
      id: id('Condition'),
      clinicalStatus: hl7Concept('condition-clinical', 'active', 'Active'),
      verificationStatus: hl7Concept('condition-ver-status', 'confirmed', 'Confirmed'),
      category: [hl7Concept('condition-category', 'problem-list-item', 'Problem List Item')],
      code: { text: mark('condition') },
      subject: patient,
    },
    {
      resourceType: 'Immunization',
      id: id('Immunization'),
      status: 'completed',
      vaccineCode: { text: mark('vaccine') },
      patient,
      occurrenceDateTime: day(-400),
      lotNumber: mark('lot'),
    },
  ];
}

const encode = (text: string) => Buffer.from(text).toString('base64');
