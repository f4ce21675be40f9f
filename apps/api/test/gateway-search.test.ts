import type { Bundle, CapabilityStatement, Observation, Resource, Slot, ValueSet } from 'fhir/r4';
import { valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { describe, expect, test } from 'vitest';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';

const withheld = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }],
};
const idsOf = (answer: { json: () => Bundle }) =>
  (answer.json().entry ?? []).map(({ resource }) => String(resource?.id)).sort();
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const pulse = (patientId: string, change: Partial<Observation> = {}) =>
  hospitalPuts<Observation>({
    resourceType: 'Observation',
    status: 'final',
    code: { text: 'Pulse' },
    subject: { reference: `Patient/${patientId}` },
    ...change,
  });

describe('every type of the record', () => {
  const owned: [string, (self: object) => object][] = [
    ['Account', (self) => ({ status: 'active', subject: [self] })],
    ['AllergyIntolerance', (self) => ({ patient: self, code: { text: 'x' } })],
    ['ChargeItem', (self) => ({ status: 'billable', code: { text: 'x' }, subject: self })],
    ['Condition', (self) => ({ subject: self, code: { text: 'x' } })],
    [
      'DocumentReference',
      (self) => ({ status: 'current', subject: self, content: [{ attachment: { title: 'x' } }] }),
    ],
    [
      'Immunization',
      (self) => ({ status: 'completed', vaccineCode: { text: 'x' }, patient: self, occurrenceString: 'x' }),
    ],
    ['Invoice', (self) => ({ status: 'issued', subject: self })],
    [
      'MedicationAdministration',
      (self) => ({
        status: 'completed',
        medicationCodeableConcept: { text: 'x' },
        subject: self,
        effectiveDateTime: '2026-01-01',
      }),
    ],
    ['QuestionnaireResponse', (self) => ({ status: 'completed', subject: self })],
    ['Task', (self) => ({ status: 'requested', intent: 'order', for: self })],
  ];

  test.each(owned)('%s is found and read by its owner alone', async (resourceType, build) => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const own = await hospitalPuts<Resource>({ resourceType, ...build(a.self) });
    const foreign = await hospitalPuts<Resource>({ resourceType, ...build(b.self) });
    const hidden = await hospitalPuts<Resource>({
      resourceType,
      meta: withheld,
      ...build(a.self),
    });
    expect(idsOf(await a.get(`/${resourceType}`))).toEqual([own.id]);
    expect((await a.get(`/${resourceType}/${own.id}`)).statusCode).toBe(200);
    for (const { id } of [foreign, hidden])
      expect((await a.get(`/${resourceType}/${id}`)).statusCode).toBe(404);
  });
});

describe('a posted search', () => {
  test('is the union of address and form, checked as one', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [own, other] = [await pulse(a.patientId), await pulse(a.patientId, { status: 'amended' })];
    await pulse(b.patientId);
    const search = (query: string, body: string) =>
      a.send('POST', `/Observation/_search${query}`, body, form);
    expect(idsOf(await search('', ''))).toEqual([String(own.id), String(other.id)].sort());
    expect(idsOf(await search('?status=final', '_sort=-date'))).toEqual([own.id]);
    for (const [query, body] of [
      [`?patient=${a.patientId}`, `patient=${b.patientId}`],
      [`?patient=${b.patientId}`, `patient=${a.patientId}`],
      ['', `subject=Patient%2F${b.patientId}`],
    ] as const) {
      expect((await search(query, body)).statusCode).toBe(403);
    }
    expect((await search('', '_has:DiagnosticReport:result:patient=x')).statusCode).toBe(400);
    expect(
      (await a.send('POST', '/Observation/_search', '{}', { 'content-type': 'application/json' })).statusCode,
    ).toBe(415);
  });
});

describe('what was entered in error', () => {
  test('is found by id alone, and not counted', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const [right, wrong] = [
      await pulse(a.patientId),
      await pulse(a.patientId, { status: 'entered-in-error' }),
    ];
    expect(idsOf(await a.get('/Observation'))).toEqual([right.id]);
    expect(idsOf(await a.get('/Observation?status=entered-in-error'))).toEqual([]);
    expect(idsOf(await a.get(`/Observation?_id=${wrong.id}`))).toEqual([wrong.id]);
    expect((await a.get(`/Observation/${wrong.id}`)).json<Observation>().status).toBe('entered-in-error');
    expect((await a.get('/Observation?_summary=count')).json<Bundle>().total).toBe(1);
    const allergy = (code: string) =>
      hospitalPuts<Resource>({
        resourceType: 'AllergyIntolerance',
        patient: a.self,
        verificationStatus: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification', code }],
        },
      } as Resource);
    const [confirmed] = [await allergy('confirmed'), await allergy('entered-in-error')];
    expect(idsOf(await a.get('/AllergyIntolerance'))).toEqual([confirmed?.id]);
    expect((await a.get('/AllergyIntolerance?_summary=count')).json<Bundle>().total).toBe(1);
  });
});

describe('slots', () => {
  async function createSlots(times: number) {
    const schedule = await hospitalPuts<Resource>({
      resourceType: 'Schedule',
      actor: [{ display: 'x' }],
    } as Resource);
    const slots: Slot[] = [];
    for (let hour = 0; hour < times; hour += 1) {
      slots.push(
        await hospitalPuts<Slot>({
          resourceType: 'Slot',
          schedule: { reference: `Schedule/${schedule.id}`, display: 'CANARY' },
          start: `2030-01-01T0${hour}:00:00Z`,
          end: `2030-01-01T0${hour}:30:00Z`,
          status: 'busy',
          comment: 'CANARY',
          identifier: [{ value: 'CANARY' }],
          extension: [{ url: 'urn:x', valueString: 'CANARY' }],
          ...(hour === 0 ? { meta: withheld } : {}),
        }),
      );
    }
    return { schedule, slots };
  }

  test('are found for one schedule and a stretch of time, without anything of who holds them', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { schedule, slots } = await createSlots(3);
    const found = await a.get(
      `/Slot?start=ge2030-01-01T00:00:00Z&end=le2030-01-14T00:00:00Z&schedule=Schedule/${schedule.id}`,
    );
    expect(idsOf(found)).toEqual([String(slots[1]?.id), String(slots[2]?.id)].sort());
    expect(found.body).not.toContain('CANARY');
    const read = await a.get(`/Slot/${slots[1]?.id}`);
    expect(read.json()).toEqual({
      resourceType: 'Slot',
      id: slots[1]?.id,
      schedule: { reference: `Schedule/${schedule.id}` },
      start: '2030-01-01T01:00:00Z',
      end: '2030-01-01T01:30:00Z',
      status: 'busy',
    });
    for (const query of [
      '',
      `?schedule=${schedule.id}`,
      '?start=ge2030-01-01&end=le2030-01-14',
      `?schedule=${schedule.id}&start=ge2030-01-01`,
      `?schedule=${schedule.id}&start=ge2030-01-01&end=le2031-01-14`,
      `?schedule=${Array(11).fill('x').join(',')}&start=ge2030-01-01&end=le2030-01-14`,
    ]) {
      expect([query, (await a.get(`/Slot${query}`)).statusCode]).toEqual([query, 400]);
    }
  });

  test('are not written, and neither are schedules', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { schedule, slots } = await createSlots(2);
    const [, slot] = slots;
    for (const [method, path, body] of [
      ['PUT', `/Slot/${slot?.id}`, slot],
      ['POST', '/Slot', slot],
      ['DELETE', `/Slot/${slot?.id}`, undefined],
      ['PUT', `/Schedule/${schedule.id}`, schedule],
    ] as const) {
      expect([method, path, (await a.send(method, path, body)).statusCode]).toEqual([method, path, 403]);
    }
  });
});

describe('terminology', () => {
  const url = encodeURIComponent(valueSetUrls.appointmentTypes);
  const codesOf = (answer: { json: () => ValueSet }) =>
    answer
      .json()
      .expansion?.contains?.map(({ code }) => code)
      .sort();

  test('a value set is expanded by its name, asked either way', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const got = await a.get(`/ValueSet/$expand?url=${url}`);
    expect([got.statusCode, codesOf(got)]).toEqual([200, ['CHECKUP', 'FOLLOWUP', 'ROUTINE']]);
    const posted = await a.send('POST', '/ValueSet/$expand', {
      resourceType: 'Parameters',
      parameter: [
        { name: 'url', valueUri: valueSetUrls.appointmentTypes },
        { name: 'count', valueInteger: 10 },
      ],
    });
    expect([posted.statusCode, codesOf(posted)]).toEqual([200, ['CHECKUP', 'FOLLOWUP', 'ROUTINE']]);
    const search = await a.get(`/ValueSet?url=${url}`);
    expect(search.json<Bundle>().entry).toHaveLength(1);
  });

  test.each([
    ['no url', '', 400],
    ['a parameter that is not listed', `url=${url}&includeDesignations=true`, 400],
    ['a url twice', `url=${url}&url=${url}`, 400],
    ['a value set that is not there', 'url=urn%3Anone', 404],
  ])('%s is refused', async (_what, query, status) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    expect((await a.get(`/ValueSet/$expand?${query}`)).statusCode).toBe(status);
  });

  test.each([
    ['a value set of its own', [{ name: 'valueSet', resource: { resourceType: 'ValueSet' } }]],
    ['a value that is none', [{ name: 'url', valueBoolean: true }]],
    ['two values', [{ name: 'url', valueUri: 'urn:x', valueString: 'y' }]],
  ])('a posted one with %s is refused', async (_what, parameter) => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const answer = await a.send('POST', '/ValueSet/$expand', { resourceType: 'Parameters', parameter });
    expect(answer.statusCode).toBe(400);
  });

  test('by another server, if one is set', async () => {
    const portal = await startPortal({ PORTAL_TERMINOLOGY_URL: 'http://127.0.0.1:1/fhir' });
    const a = await signIn(portal);
    expect((await a.get(`/ValueSet/$expand?url=${url}`)).statusCode).toBe(503);
    expect((await a.get(`/Patient/${a.patientId}`)).statusCode).toBe(200);
  });
});

describe('what an include brings', () => {
  test('is the caller’s own, true and not withheld', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const results = [
      await pulse(a.patientId),
      await pulse(a.patientId, { status: 'entered-in-error' }),
      await pulse(a.patientId, { meta: withheld }),
    ];
    const report = await hospitalPuts<Resource>({
      resourceType: 'DiagnosticReport',
      status: 'final',
      code: { text: 'Panel' },
      subject: a.self,
      result: results.map(({ id }) => ({ reference: `Observation/${id}` })),
    } as Resource);
    expect(idsOf(await a.get('/DiagnosticReport?_include=DiagnosticReport:result'))).toEqual(
      [String(report.id), String(results[0]?.id)].sort(),
    );
  });
});

test('the capability statement tells what is allowed', async () => {
  const portal = await startPortal();
  const answer = await portal.app.inject('/r4/metadata');
  const resources = answer.json<CapabilityStatement>().rest?.[0]?.resource ?? [];
  const find = (type: string) => resources.find((resource) => resource.type === type);
  expect(find('Communication')?.interaction).toEqual([
    { code: 'read' },
    { code: 'search-type' },
    { code: 'update' },
  ]);
  expect(find('ValueSet')?.operation?.[0]?.name).toBe('expand');
  expect(find('PractitionerRole')?.operation?.[0]?.name).toBe('available-slots');
  expect(find('Subscription')).toBeUndefined();
});
