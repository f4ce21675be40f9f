import { randomUUID } from 'node:crypto';
import type { Appointment, AuditEvent, Reference } from 'fhir/r4';
import { hl7Concept } from '../seed/fhir-values.ts';

/** The hospital's own note of what its staff did to a visit. */
export function clinicEvent(visit: Appointment, when: Date): AuditEvent {
  const patient = visit.participant.find(({ actor }) => actor?.reference?.startsWith('Patient/'))?.actor;
  return {
    resourceType: 'AuditEvent',
    id: randomUUID(),
    type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
    subtype: [{ system: 'http://hl7.org/fhir/restful-interaction', code: 'update' }],
    action: 'U',
    recorded: when.toISOString(),
    outcome: '0',
    agent: [{ who: { display: 'Appointment desk' }, requestor: true }],
    source: { observer: { display: 'Hospital information system' } },
    entity: [
      { what: { reference: `Appointment/${visit.id}` } },
      ...(patient ? [{ what: { reference: patient.reference ?? '' } }] : []),
    ],
  };
}

const reasons = {
  treatment: ['TREAT', 'treatment'],
  payment: ['HPAYMT', 'healthcare payment'],
  emergency: ['BTG', 'break the glass'],
} as const;

export type Reason = keyof typeof reasons;

export function isReason(word: string): word is Reason {
  return Object.hasOwn(reasons, word);
}

type Reading = {
  patientId: string;
  /** References. */
  seen: string[];
  who: Reference;
  role: string;
  place: string;
  reason: Reason;
  when: Date;
};

/** The hospital's own note that one of its people read in a record. */
export function readingEvent({ patientId, seen, who, role, place, reason, when }: Reading): AuditEvent {
  const [code, display] = reasons[reason];
  return {
    resourceType: 'AuditEvent',
    id: randomUUID(),
    type: { system: 'http://terminology.hl7.org/CodeSystem/audit-event-type', code: 'rest' },
    subtype: [{ system: 'http://hl7.org/fhir/restful-interaction', code: 'read' }],
    action: 'R',
    recorded: when.toISOString(),
    outcome: '0',
    purposeOfEvent: [hl7Concept('v3-ActReason', code, display)],
    agent: [{ who, role: [{ text: role }], requestor: true }],
    source: { site: place, observer: { display: 'Hospital information system' } },
    entity: [
      { what: { reference: `Patient/${patientId}` } },
      ...seen.map((reference) => ({ what: { reference } })),
    ],
  };
}
