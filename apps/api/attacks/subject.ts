import { randomUUID } from 'node:crypto';
import type { FhirResource, Reference } from 'fhir/r4';
import { appointmentId } from '@portal/test-stack/seed/appointments';
import type { Canary } from '@portal/test-stack/seed/canary';
import { canaryClinicalResources } from '@portal/test-stack/seed/canary-clinical';
import { canaryExchangeResources } from '@portal/test-stack/seed/canary-exchange';
import { addDays, clinicDay, clinicTime } from '@portal/test-stack/seed/clinic-time';
import { reference } from '@portal/test-stack/seed/fhir-values';
import { stableId } from '@portal/test-stack/seed/ids';

export type Subject = {
  id: string;
  self: Reference & { reference: string };
  /** Begins every text of this patient's record, and of no other's. */
  prefix: string;
  mark: (field: string) => string;
  /** The record as the hospital has it. */
  record: FhirResource[];
  /** The id of the first of a type. */
  idOf: (type: string) => string;
};
/** A patient with at least one resource of every type of the record, every text of it a canary. */
export function createSubject(letter: string, world: string): Subject {
  const id = randomUUID();
  const prefix = `CANARY-${letter}-${world}-`;
  const mark = (field: string) => `${prefix}${field}`;
  const today = clinicDay(new Date());
  const canary: Canary = {
    patient: reference('Patient', id, mark('display')),
    id: (type, ordinal = 0) => stableId(type, id, 'canary', ordinal),
    mark,
    at: (days) => clinicTime(addDays(today, days), '08:30'),
    day: (days) => addDays(today, days),
  };
  const record = [
    buildPatient(id, mark),
    buildVisit(id, canary),
    ...canaryClinicalResources(canary),
    ...canaryExchangeResources(canary),
    ...buildRest(canary),
  ];
  const idOf = (type: string) => {
    const found = record.find(({ resourceType }) => resourceType === type)?.id;
    if (found === undefined) throw new Error(`the record has no ${type}`);
    return found;
  };
  return { id, self: { reference: `Patient/${id}` }, prefix, mark, record, idOf };
}

function buildPatient(id: string, mark: Canary['mark']): FhirResource {
  return {
    resourceType: 'Patient',
    id,
    identifier: [{ value: mark('identifier') }],
    name: [{ text: mark('name'), given: [mark('given')], family: mark('family') }],
    telecom: [{ system: 'phone', value: mark('phone') }],
    address: [{ text: mark('address') }],
    contact: [{ name: { text: mark('contact') } }],
  };
}

function buildVisit(patientId: string, { patient, mark, at }: Canary): FhirResource {
  return {
    resourceType: 'Appointment',
    id: appointmentId(patientId, 0),
    status: 'booked',
    description: mark('visit'),
    comment: mark('visit-comment'),
    start: new Date(at(3)).toISOString(),
    end: new Date(Date.parse(at(3)) + 1_800_000).toISOString(),
    participant: [{ actor: patient, status: 'accepted' }],
  };
}

function buildRest({ patient, id, mark, at }: Canary): FhirResource[] {
  return [
    {
      resourceType: 'ChargeItem',
      id: id('ChargeItem'),
      status: 'billable',
      code: { text: mark('charge') },
      subject: patient,
      account: [reference('Account', id('Account'))],
    },
    {
      resourceType: 'AuditEvent',
      id: id('AuditEvent'),
      type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
      recorded: at(-2),
      agent: [{ name: mark('staff'), requestor: true }],
      source: { observer: { display: mark('ward') } },
      entity: [{ what: { reference: patient.reference ?? '' }, name: mark('looked-at') }],
    },
  ];
}
