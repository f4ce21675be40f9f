import { randomUUID } from 'node:crypto';
import type { MedicationRequest, Observation, QuestionnaireResponse, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';
import { agree, reading, order, dose } from './gateway-written.ts';

describe('a device’s reading', () => {
  test('is created, brought up to date, and not by an old version', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    await agree(a);
    const morning = reading(a);
    expect((await a.put(morning)).statusCode).toBe(201);
    const evening = { ...morning, valueQuantity: { ...morning.valueQuantity, value: 9000 } };
    const changed = await a.put(evening, { 'if-match': 'W/"1"' });
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, 'W/"2"']);
    const stale = await a.put({ ...evening, valueQuantity: { value: 1 } } as Resource, {
      'if-match': 'W/"1"',
    });
    expect(stale.statusCode).toBe(412);
  });

  test.each<[string, Partial<Observation>]>([
    [
      'a laboratory’s category',
      {
        category: [
          {
            coding: [
              { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' },
            ],
          },
        ],
      },
    ],
    ['another code', { code: { coding: [{ system: 'http://loinc.org', code: '2093-3' }] } }],
    ['another system', { code: { coding: [{ system: 'urn:x', code: '55423-8' }] } }],
    ['no performer', { performer: [] }],
    ['a doctor as performer', { performer: [{ reference: 'Practitioner/x' }] }],
    ['an interpretation', { interpretation: [{ text: 'High' }] }],
    ['a device of the record', { device: { reference: 'Device/1' } }],
    ['a focus on another', { focus: [{ reference: 'Patient/x' }] }],
  ])('with %s is refused', async (_what, change) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    expect((await a.put(reading(a, change))).statusCode).toBe(403);
  });

  test('a result of the hospital cannot be changed', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { performer: _performer, ...rest } = reading(a);
    const result = await hospitalPuts<Observation>({ ...rest, valueQuantity: { value: 240 } });
    const answer = await a.put({ ...result, valueQuantity: { value: 120 } } as Resource);
    expect(answer.statusCode).toBe(403);
    expect((await readResource(`Observation/${result.id}`)).body.meta?.versionId).toBe('1');
  });
});

describe('a dose', () => {
  test('is recorded once; another body needs the version that it corrects', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const taken = dose(a, await order(a.patientId));
    expect([(await a.put(taken)).statusCode, (await a.put(taken)).statusCode]).toEqual([201, 200]);
    const skipped = { ...taken, status: 'not-done' } as Resource;
    expect((await a.put(skipped)).statusCode).toBe(409);
    expect((await a.put(skipped, { 'if-match': 'W/"1"' })).statusCode).toBe(200);
  });

  test('of another’s order is refused like one of no order', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const missing = await a.put(dose(a, { id: randomUUID() } as MedicationRequest));
    const foreign = await a.put(dose(a, await order(b.patientId)));
    expect([foreign.statusCode, foreign.body]).toEqual([422, missing.body]);
    expect(
      (await a.put({ ...dose(a, await order(a.patientId)), request: undefined } as never)).statusCode,
    ).toBe(403);
  });
});

describe('a form', () => {
  test('is filled in, gone on with, and closed', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const form: QuestionnaireResponse = {
      resourceType: 'QuestionnaireResponse',
      id: randomUUID(),
      status: 'in-progress',
      subject: a.self,
      author: a.self,
      item: [{ linkId: '1', answer: [{ valueString: 'yes' }] }],
    };
    expect((await a.put(form)).statusCode).toBe(201);
    const done = { ...form, status: 'completed' as const };
    expect((await a.put(done, { 'if-match': 'W/"1"' })).statusCode).toBe(200);
    expect((await a.put({ ...form }, { 'if-match': 'W/"2"' })).statusCode).toBe(409);
  });
});
