import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type {
  Binary,
  Communication,
  DocumentReference,
  MedicationAdministration,
  MedicationRequest,
  Observation,
  OperationOutcome,
  Resource,
} from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { buildSharing } from '@portal/clinical-domain/vitals/sharing';
import { type SignedIn, hospitalPuts } from './gateway-patient.ts';

export const withheld = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }],
};

export function message(
  { self }: SignedIn,
  doctor: Resource,
  change: Partial<Communication> = {},
): Communication {
  return {
    resourceType: 'Communication',
    id: randomUUIDv7(),
    status: 'completed',
    category: [{ coding: [{ system: systemUris.communicationKind, code: 'message' }] }],
    subject: self,
    sender: self,
    recipient: [{ reference: `Practitioner/${doctor.id}` }],
    sent: '2026-11-10T10:00:00+05:45',
    payload: [{ contentString: 'May I take it with milk?' }],
    ...change,
  };
}

export function reading({ self, patientId }: SignedIn, change: Partial<Observation> = {}): Observation {
  return {
    resourceType: 'Observation',
    id: randomUUID(),
    identifier: [{ system: systemUris.wearableReading, value: `${patientId}/steps/2026-11-10` }],
    status: 'final',
    category: [
      {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'activity' }],
      },
    ],
    code: { coding: [{ system: 'http://loinc.org', code: '55423-8' }] },
    subject: self,
    performer: [self],
    effectiveDateTime: '2026-11-10',
    valueQuantity: { value: 4321, unit: 'steps', system: 'http://unitsofmeasure.org', code: '{steps}' },
    device: { display: 'Fitness band' },
    ...change,
  };
}

/** The patient's consent to share the readings of own devices, without which the gateway takes none. */
export async function agree({ patientId, put }: SignedIn): Promise<void> {
  const { statusCode } = await put(await buildSharing(patientId, Date.now()));
  if (statusCode !== 201) throw new Error(`consent: ${statusCode}`);
}

export async function order(patientId: string): Promise<MedicationRequest> {
  return hospitalPuts<MedicationRequest>({
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text: 'Metformin' },
    subject: { reference: `Patient/${patientId}` },
  });
}

export function dose(
  { self }: SignedIn,
  { id }: MedicationRequest,
  change: Partial<MedicationAdministration> = {},
) {
  return {
    resourceType: 'MedicationAdministration',
    id: randomUUID(),
    status: 'completed',
    medicationCodeableConcept: { text: 'Metformin' },
    subject: self,
    performer: [{ actor: self }],
    effectiveDateTime: '2026-11-10T08:00:00+05:45',
    request: { reference: `MedicationRequest/${id}` },
    ...change,
  } as MedicationAdministration;
}

export const file = ({ self }: SignedIn, change: Partial<Binary> = {}): Binary => ({
  resourceType: 'Binary',
  id: randomUUID(),
  contentType: 'text/plain',
  securityContext: self,
  data: Buffer.from('a letter').toString('base64'),
  ...change,
});

export const paper = (
  { self }: SignedIn,
  { id }: Binary,
  change: Partial<DocumentReference> = {},
): DocumentReference => ({
  resourceType: 'DocumentReference',
  id: randomUUID(),
  status: 'current',
  subject: self,
  author: [self],
  description: 'Letter',
  content: [{ attachment: { contentType: 'text/plain', url: `Binary/${id}`, title: 'letter.txt' } }],
  ...change,
});

export const detailOf = (answer: { json: () => OperationOutcome }) => answer.json().issue[0]?.details?.text;
