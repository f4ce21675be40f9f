import { buildHomeReading } from '@portal/clinical-domain/vitals/home-reading';
import type { Observation, ObservationComponent, Reference } from 'fhir/r4';
import { addDays, clinicTime, type ClinicDay } from '../clinic-time.ts';
import { homePressures, vitals, type VisitVitals } from '../data/vitals.ts';
import { doctorReference, getDoctor } from '../doctors.ts';
import { concept, hl7Concept, quantity } from '../fhir-values.ts';
import { stableId } from '../ids.ts';

const loinc = 'http://loinc.org';

/** What was measured at each visit, and by the patient. */
export function buildVitals(patient: Reference, patientId: string, today: ClinicDay): Observation[] {
  const atVisits = vitals.flatMap((visit, ordinal) =>
    buildVisit(visit, patient, today, (name) => stableId('Observation', patientId, 'vital', ordinal, name)),
  );
  const atHome = homePressures.map(({ daysAgo, pressure }) => {
    const at = Date.parse(clinicTime(addDays(today, -daysAgo), '07:10'));
    const id = stableId('Observation', patientId, 'home pressure', daysAgo);
    return buildHomeReading(patientId, {
      id,
      kind: 'blood-pressure',
      values: pressure,
      at,
      enteredAt: at + 60_000,
      note: undefined,
    });
  });
  return [...atVisits, ...atHome];
}

function buildVisit(
  visit: VisitVitals,
  patient: Reference,
  today: ClinicDay,
  idOf: (name: string) => string,
) {
  const base = (
    name: string,
  ): Pick<
    Observation,
    'resourceType' | 'id' | 'status' | 'category' | 'subject' | 'effectiveDateTime' | 'performer'
  > => ({
    resourceType: 'Observation',
    id: idOf(name),
    status: 'final',
    category: [hl7Concept('observation-category', 'vital-signs', 'Vital Signs')],
    subject: patient,
    effectiveDateTime: clinicTime(addDays(today, -visit.daysAgo), '10:40'),
    performer: [doctorReference(getDoctor('anil-shrestha'))],
  });
  const [upper, lower] = visit.pressure;
  const observations: Observation[] = [
    {
      ...base('pressure'),
      code: concept(loinc, '85354-9', 'Blood pressure panel with all children optional', 'Blood pressure'),
      component: [
        part('8480-6', 'Systolic blood pressure', upper),
        part('8462-4', 'Diastolic blood pressure', lower),
      ],
    },
    {
      ...base('pulse'),
      code: concept(loinc, '8867-4', 'Heart rate', 'Pulse'),
      valueQuantity: quantity(visit.pulse, 'beats/min', '/min'),
    },
    {
      ...base('weight'),
      code: concept(loinc, '29463-7', 'Body weight', 'Weight'),
      valueQuantity: quantity(visit.weight, 'kg', 'kg'),
    },
  ];
  return observations;
}

function part(code: string, display: string, value: number): ObservationComponent {
  return { code: concept(loinc, code, display), valueQuantity: quantity(value, 'mmHg', 'mm[Hg]') };
}
