import type { Communication, MedicationAdministration, Observation, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { createDoctorOf, createPractitioner, signIn } from './gateway-patient.ts';
import { agree, dose, message, order, reading } from './gateway-written.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const stored = async ({ resourceType, id }: Resource) => (await readResource(`${resourceType}/${id}`)).body;

describe('names beside references and codes', () => {
  test('a message from “Dr. Anil Shrestha” is from the patient, and sent once', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const doctor = await createDoctorOf(a);
    const sent = message(a, doctor, {
      sender: { ...a.self, display: 'Dr. Anil Shrestha' },
      recipient: [{ reference: `Practitioner/${doctor.id}`, display: 'Laboratory' }],
    });
    expect((await a.put(sent)).statusCode).toBe(201);
    const kept = (await stored(sent)) as Communication;
    expect([kept.sender, kept.recipient]).toEqual([a.self, [{ reference: `Practitioner/${doctor.id}` }]]);
    expect((await a.put(sent)).statusCode).toBe(200);
    expect((await stored(sent)).meta?.versionId).toBe('1');
  });

  test('a reading says in the server’s words what was measured', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await agree(a);
    const code = { system: 'http://loinc.org', code: '55423-8' };
    const sent = reading(a, { code: { coding: [{ ...code, display: 'Hemoglobin A1c 4.0 (lab)' }] } });
    expect((await a.put(sent)).statusCode).toBe(201);
    expect(((await stored(sent)) as Observation).code).toEqual({
      coding: [{ ...code, display: 'Number of steps in unspecified time Pedometer' }],
      text: 'Steps Count',
    });
    expect(JSON.stringify(await stored(sent))).not.toContain('Fitness band');
  });

  test.each<[string, Partial<Observation>]>([
    [
      'a text of its own',
      {
        code: { coding: [{ system: 'http://loinc.org', code: '55423-8' }], text: 'Hemoglobin A1c 4.0 (lab)' },
      },
    ],
    ['a unit of its own', { valueQuantity: { value: 4, unit: 'Hemoglobin A1c (lab)' } }],
  ])('a reading with %s is refused', async (_what, change) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await agree(a);
    expect((await a.put(reading(a, change))).statusCode).toBe(403);
  });

  test('a dose is of the medicine of its order, whatever it is called', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const taken = dose(a, await order(a.patientId), {
      medicationCodeableConcept: { text: 'Morphine, ordered by Dr. Rai' },
    });
    expect((await a.put(taken)).statusCode).toBe(201);
    const kept = (await stored(taken)) as MedicationAdministration;
    expect(kept.medicationCodeableConcept).toEqual({ text: 'Metformin' });
    expect((await a.put(taken)).statusCode).toBe(200);
    const excused = {
      ...taken,
      id: crypto.randomUUID(),
      status: 'not-done',
      statusReason: [{ text: 'Dr. Rai said so' }],
    };
    expect((await a.put(excused as Resource)).statusCode).toBe(403);
  });
});

test.each<[string, (doctorId: string) => NonNullable<Communication['recipient']>]>([
  ['an identifier alone', () => [{ identifier: { system: 'urn:staff', value: '7' } }]],
  [
    'a type alone, beside a known one',
    (id) => [{ reference: `Practitioner/${id}` }, { type: 'Practitioner' }],
  ],
  [
    'an identifier beside the reference',
    (id) => [{ reference: `Practitioner/${id}`, identifier: { value: '7' } }],
  ],
])('a recipient by %s is refused', async (_what, recipient) => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const doctor = await createDoctorOf(a);
  expect((await a.put(message(a, doctor, { recipient: recipient(doctor.id ?? '') }))).statusCode).toBe(403);
  expect((await a.put(message(a, await createPractitioner()))).statusCode).toBe(403);
  expect((await a.put(message(a, doctor))).statusCode).toBe(201);
});
