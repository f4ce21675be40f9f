import { randomUUID } from 'node:crypto';
import type { Appointment, AuditEvent } from 'fhir/r4';

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
