import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type {
  Binary,
  Communication,
  DocumentReference,
  MedicationAdministration,
  Observation,
} from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { buildHomeReading, type HomeReading } from '@portal/clinical-domain/vitals/home-reading';
import type { World } from './world.ts';

/** What A may write, as the app sends it. */
export function message({ a, doctor }: World, change: Partial<Communication> = {}): Communication {
  return {
    resourceType: 'Communication',
    id: randomUUIDv7(),
    status: 'completed',
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'message' }] }],
    subject: a.self,
    sender: a.self,
    recipient: [{ reference: `Practitioner/${doctor.practitionerId}` }],
    payload: [{ contentString: a.mark('written') }],
    ...change,
  };
}

export function reading({ a }: World, change: Partial<Observation> = {}): Observation {
  const system = 'http://terminology.hl7.org/CodeSystem/observation-category';
  return {
    resourceType: 'Observation',
    id: randomUUID(),
    status: 'final',
    category: [{ coding: [{ system, code: 'activity' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '55423-8' }] },
    subject: a.self,
    performer: [a.self],
    effectiveDateTime: '2026-01-10',
    valueQuantity: { value: 4321 },
    ...change,
  };
}

/** Typed in now, as the app sends it. */
export function homeReading({ a }: World, change: Partial<HomeReading> = {}): Observation {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const reading: HomeReading = {
    id: randomUUIDv7(),
    kind: 'pulse',
    values: [72],
    at: now,
    enteredAt: now,
    note: a.mark('reading'),
  };
  return buildHomeReading(a.id, { ...reading, ...change });
}

export function dose({ a }: World, change: Partial<MedicationAdministration> = {}): MedicationAdministration {
  return {
    resourceType: 'MedicationAdministration',
    id: randomUUID(),
    status: 'completed',
    medicationCodeableConcept: { text: a.mark('dose') },
    subject: a.self,
    performer: [{ actor: a.self }],
    effectiveDateTime: '2026-01-10T08:00:00Z',
    request: { reference: `MedicationRequest/${a.idOf('MedicationRequest')}` },
    ...change,
  };
}

export function file({ a }: World, change: Partial<Binary> = {}): Binary {
  return {
    resourceType: 'Binary',
    id: randomUUID(),
    contentType: 'text/plain',
    securityContext: a.self,
    data: Buffer.from(a.mark('upload')).toString('base64'),
    ...change,
  };
}

export function paper({ a }: World, change: Partial<DocumentReference> = {}): DocumentReference {
  return {
    resourceType: 'DocumentReference',
    id: randomUUID(),
    status: 'current',
    subject: a.self,
    author: [a.self],
    description: a.mark('paper'),
    content: [{ attachment: { contentType: 'text/plain', url: `Binary/${a.idOf('Binary')}` } }],
    ...change,
  };
}
