import type { FhirResource, Observation, Patient } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { districts, familyNames, givenNames } from '../data/names.ts';
import { concept, hl7Concept, quantity, reference } from '../fhir-values.ts';
import { hospital } from '../hospital.ts';
import { stableId } from '../ids.ts';
import { buildCare } from './care.ts';
import { buildClinical } from './clinical.ts';
import { createRandom, type Random } from './random.ts';
import type { Subject } from './subject.ts';

export const mostResourcesPerPerson = 30;

/**
 * One invented person, the same for the same number. The shapes (which types, which codes, how they refer to each
 * other) are those of Synthea's FHIR export, kept to what the portal reads and to at most thirty resources.
 */
export function buildPerson(number: number, today: ClinicDay): FhirResource[] {
  const random = createRandom(number);
  const patientId = stableId('Patient', 'population', number);
  const patient = buildPatient(patientId, number, today, random);
  const subject = {
    number,
    patient: reference('Patient', patientId, patient.name?.[0]?.text ?? ''),
    patientId,
    today,
    random,
  };
  return [patient, ...buildVitalSigns(subject), ...buildClinical(subject), ...buildCare(subject)];
}

function buildPatient(id: string, number: number, today: ClinicDay, random: Random): Patient {
  const gender = random.pick(['female', 'male'] as const);
  const given = random.pick(givenNames[gender]);
  const family = random.pick(familyNames);
  const { district, city, province } = random.pick(districts);
  return {
    resourceType: 'Patient',
    id,
    identifier: [
      {
        use: 'official',
        type: hl7Concept('v2-0203', 'MR', 'Medical record number'),
        system: systemUris.hospitalNumber,
        value: `G-${String(number).padStart(8, '0')}`,
      },
    ],
    active: true,
    name: [{ use: 'official', text: `${given} ${family}`, family, given: [given] }],
    telecom: [{ system: 'phone', value: `+977 98${random.whole(10_000_000, 99_999_999)}`, use: 'mobile' }],
    gender,
    birthDate: addDays(today, -random.whole(365, 365 * 90)),
    address: [
      {
        use: 'home',
        line: [`Ward ${random.whole(1, 32)}`],
        city,
        district,
        state: province,
        country: 'NP',
      },
    ],
    managingOrganization: hospital,
  };
}

function buildVitalSigns({ patient, patientId, today, random }: Subject): Observation[] {
  const base = {
    resourceType: 'Observation' as const,
    status: 'final' as const,
    category: [hl7Concept('observation-category', 'vital-signs', 'Vital Signs')],
    subject: patient,
    effectiveDateTime: clinicTime(addDays(today, -random.whole(1, 300)), '10:15'),
    performer: [hospital],
  };
  const millimetres = (value: number) => quantity(value, 'mmHg', 'mm[Hg]');
  return [
    {
      ...base,
      id: stableId('Observation', patientId, 'weight'),
      code: concept('http://loinc.org', '29463-7', 'Body Weight', 'Body Weight'),
      valueQuantity: quantity(random.whole(42, 96), 'kg', 'kg'),
    },
    {
      ...base,
      id: stableId('Observation', patientId, 'blood-pressure'),
      code: concept(
        'http://loinc.org',
        '85354-9',
        'Blood pressure panel with all children optional',
        'Blood Pressure',
      ),
      component: [
        {
          code: concept('http://loinc.org', '8480-6', 'Systolic blood pressure'),
          valueQuantity: millimetres(random.whole(102, 158)),
        },
        {
          code: concept('http://loinc.org', '8462-4', 'Diastolic blood pressure'),
          valueQuantity: millimetres(random.whole(62, 98)),
        },
      ],
    },
  ];
}
