import type { FhirResource } from 'fhir/r4';
import { buildAppointments } from './appointments.ts';
import type { Canary } from './canary.ts';
import { canaryClinicalResources } from './canary-clinical.ts';
import { canaryExchangeResources } from './canary-exchange.ts';
import { addDays, clinicTime, type ClinicDay } from './clinic-time.ts';
import type { Visit } from './data/appointments.ts';
import { reference } from './fhir-values.ts';
import { stableId } from './ids.ts';
import { canaryPatients, type Person } from './people.ts';
import type { SlotBook } from './slot-book.ts';

/** At least one resource of every type that the portal reads for a patient; every text of it is a canary. */
export function buildCanaryPatients(today: ClinicDay, book: SlotBook): FhirResource[] {
  return canaryPatients.flatMap((person, index) =>
    buildCanary(person, createCanary(person, today), index, today, book),
  );
}

function buildCanary(person: Person, canary: Canary, index: number, today: ClinicDay, book: SlotBook) {
  return [
    buildPatient(person, canary),
    ...buildAppointments(canary.patient, person.id, canaryVisits(canary, index), today, book),
    ...canaryClinicalResources(canary),
    ...canaryExchangeResources(canary),
  ];
}

function createCanary(person: Person & { letter: string }, today: ClinicDay): Canary {
  const mark = (field: string) => `CANARY-${person.letter}-${field}`;
  return {
    patient: reference('Patient', person.id, mark('display')),
    id: (type, ordinal = 0) => stableId(type, person.id, 'canary', ordinal),
    mark,
    at: (days) => clinicTime(addDays(today, days), '08:30'),
    day: (days) => addDays(today, days),
  };
}

/** How many visits a canary patient has; their ids count from 0. */
export const canaryVisitCount = 2;

function canaryVisits({ mark }: Canary, index: number): Visit[] {
  const text = { reason: mark('reason'), comment: mark('comment'), instruction: mark('instruction') };
  return [
    {
      ...text,
      doctor: 'kamala-bhattarai',
      days: 4 + index,
      time: '10:00',
      status: 'booked',
      type: 'ROUTINE',
      mode: 'video',
    },
    {
      ...text,
      doctor: 'kamala-bhattarai',
      days: -20 - index,
      time: '10:00',
      status: 'fulfilled',
      type: 'CHECKUP',
      mode: 'in-person',
    },
  ];
}

function buildPatient({ id, given, family, email }: Person, { mark, patient }: Canary): FhirResource {
  return {
    resourceType: 'Patient',
    id,
    active: true,
    identifier: [{ value: mark('identifier') }],
    name: [{ use: 'official', text: patient.display ?? '', given: [given], family }],
    telecom: [
      { system: 'phone', value: mark('phone') },
      { system: 'email', value: email },
    ],
    gender: 'unknown',
    birthDate: '1990-01-01',
    address: [{ text: mark('address'), line: [mark('line')], city: mark('city') }],
    contact: [
      { name: { text: mark('contact') }, telecom: [{ system: 'phone', value: mark('contact-phone') }] },
    ],
  };
}
