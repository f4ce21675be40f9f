import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type {
  Binary,
  Communication,
  DocumentReference,
  MedicationAdministration,
  MedicationRequest,
  Observation,
  OperationOutcome,
  Patient,
  QuestionnaireResponse,
  Resource,
} from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir-extensions';
import { describe, expect, test } from 'vitest';
import { type SignedIn, createPractitioner, hospitalPuts, signIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';

const withheld = {
  security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }],
};

function message({ self }: SignedIn, doctor: Resource, change: Partial<Communication> = {}): Communication {
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

function reading({ self, patientId }: SignedIn, change: Partial<Observation> = {}): Observation {
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

async function order(patientId: string): Promise<MedicationRequest> {
  return hospitalPuts<MedicationRequest>({
    resourceType: 'MedicationRequest',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: { text: 'Metformin' },
    subject: { reference: `Patient/${patientId}` },
  });
}

function dose({ self }: SignedIn, { id }: MedicationRequest, change: Partial<MedicationAdministration> = {}) {
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

const file = ({ self }: SignedIn, change: Partial<Binary> = {}): Binary => ({
  resourceType: 'Binary',
  id: randomUUID(),
  contentType: 'text/plain',
  securityContext: self,
  data: Buffer.from('a letter').toString('base64'),
  ...change,
});

const paper = (
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

const detailOf = (answer: { json: () => OperationOutcome }) => answer.json().issue[0]?.details?.text;

describe('a message', () => {
  test('is sent once, however often it is put', async () => {
    const portal = await startPortal();
    const [a, doctor] = [await signIn(portal), await createPractitioner()];
    const sent = message(a, doctor);
    const first = await a.put(sent);
    expect([first.statusCode, first.headers['location'], first.headers['etag']]).toEqual([
      201,
      `${portal.settings.fhirBase}/Communication/${sent.id}`,
      'W/"1"',
    ]);
    const repeats = await Promise.all([
      a.put(sent),
      a.put(sent),
      a.put({ ...sent, meta: { versionId: '1' } }),
    ]);
    expect(repeats.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(repeats[0]?.json()).toEqual(first.json());
    const other = await a.put({ ...sent, payload: [{ contentString: 'Something else' }] } as Resource);
    expect(other.statusCode).toBe(409);
    expect((await readResource(`Communication/${sent.id}`)).body).toMatchObject({
      meta: { versionId: '1' },
      payload: sent.payload,
    });
  });

  test('sent twice at once is stored once', async () => {
    const portal = await startPortal();
    const [a, doctor] = [await signIn(portal), await createPractitioner()];
    const sent = message(a, doctor);
    const answers = await Promise.all(Array.from({ length: 6 }, () => a.put(sent)));
    expect(answers.map(({ statusCode }) => String(statusCode)).sort()).toEqual([
      '200',
      '200',
      '200',
      '200',
      '200',
      '201',
    ]);
    expect((await readResource(`Communication/${sent.id}`)).body.meta?.versionId).toBe('1');
  });

  test.each<[string, Partial<Communication>, number]>([
    ['from another', { sender: { reference: 'Practitioner/x' } }, 403],
    ['from nobody', { sender: undefined }, 403],
    ['about another', { subject: { reference: 'Patient/x' } }, 403],
    ['about nobody', { subject: undefined }, 403],
    ['to another patient', { recipient: [{ reference: 'Patient/x' }] }, 403],
    ['to an address', { recipient: [{ reference: 'https://evil.example/Practitioner/1' }] }, 403],
    ['to a search', { recipient: [{ reference: 'Practitioner?name=x' }] }, 400],
    ['to nobody', { recipient: [] }, 403],
    [
      'as a notice of the hospital',
      {
        category: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/communication-category',
                code: 'notification',
              },
            ],
          },
        ],
      },
      403,
    ],
    ['already received', { received: '2026-11-10T10:00:00Z' }, 403],
    ['with labels', { meta: withheld }, 403],
    [
      'with a narrative',
      { text: { status: 'generated', div: '<div xmlns="http://www.w3.org/1999/xhtml">x</div>' } },
      403,
    ],
    ['with another patient inside', { contained: [{ resourceType: 'Patient', id: 'p' }] }, 403],
    [
      'that means the opposite',
      { payload: [{ contentString: 'x', modifierExtension: [{ url: 'urn:x', valueBoolean: true }] }] },
      403,
    ],
    [
      'with a link elsewhere',
      { payload: [{ contentAttachment: { contentType: 'image/png', url: 'https://evil.example/x.png' } }] },
      403,
    ],
    [
      'with a web page',
      { payload: [{ contentAttachment: { contentType: 'text/html', data: 'PGI+' } }] },
      403,
    ],
    [
      'with an unreadable file',
      { payload: [{ contentAttachment: { contentType: 'image/png', data: '<b>' } }] },
      403,
    ],
    ['with a control character', { payload: [{ contentString: 'a\u0000b' }] }, 400],
    [
      'with a file that is not there',
      { payload: [{ contentReference: { reference: `DocumentReference/${randomUUID()}` } }] },
      422,
    ],
    [
      'in a conversation that is not there',
      { partOf: [{ reference: `Communication/${randomUUID()}` }] },
      422,
    ],
    ['under a name that is not a UUID', { id: 'mine' }, 400],
  ])('%s is refused', async (_what, change, status) => {
    const portal = await startPortal();
    const [a, doctor] = [await signIn(portal), await createPractitioner()];
    const sent = message(a, doctor, change);
    const answer = await a.put(sent);
    expect([answer.statusCode, detailOf(answer)]).toEqual([status, expect.any(String)]);
    expect((await readResource(`Communication/${sent.id}`)).status).toBe(404);
  });

  test('of another’s conversation, or with another’s file, is refused like one that is not there', async () => {
    const portal = await startPortal();
    const [a, b, doctor] = [await signIn(portal), await signIn(portal), await createPractitioner()];
    const foreign = message(b, doctor);
    const foreignFile = file(b);
    expect([(await b.put(foreign)).statusCode, (await b.put(foreignFile)).statusCode]).toEqual([201, 201]);
    const missing = await a.put(
      message(a, doctor, { partOf: [{ reference: `Communication/${randomUUID()}` }] }),
    );
    for (const change of [
      { partOf: [{ reference: `Communication/${foreign.id}` }] },
      { payload: [{ contentAttachment: { contentType: 'text/plain', url: `Binary/${foreignFile.id}` } }] },
    ]) {
      const answer = await a.put(message(a, doctor, change));
      expect([answer.statusCode, answer.body]).toEqual([422, missing.body]);
    }
  });

  test('can be taken back, and one of the doctor’s be marked as read, once', async () => {
    const portal = await startPortal();
    const [a, doctor] = [await signIn(portal), await createPractitioner()];
    const own = message(a, doctor);
    await a.put(own);
    const back = await a.put({ ...own, status: 'entered-in-error' } as Resource);
    expect([back.statusCode, back.json<Communication>().status]).toEqual([200, 'entered-in-error']);
    const theirs = await hospitalPuts<Communication>(
      message(a, doctor, {
        id: 'c-' + randomUUID(),
        sender: { reference: `Practitioner/${doctor.id}` },
        recipient: [a.self],
      }),
    );
    const read = { ...theirs, received: '2026-11-11T08:00:00Z' };
    expect((await a.put({ ...theirs, status: 'entered-in-error' } as Resource)).statusCode).toBe(403);
    expect((await a.put(read)).statusCode).toBe(200);
    expect((await a.put({ ...theirs, received: '2026-11-12T08:00:00Z' } as Resource)).statusCode).toBe(403);
    expect((await readResource(`Communication/${theirs.id}`)).body).toMatchObject(read);
  });
});

describe('taking another’s place', () => {
  test('a PUT over another’s id is answered like a missing one, and moving one’s own to another is refused', async () => {
    const portal = await startPortal();
    const [a, b, doctor] = [await signIn(portal), await signIn(portal), await createPractitioner()];
    const [own, foreign] = [message(a, doctor), message(b, doctor)];
    await Promise.all([a.put(own), b.put(foreign)]);
    const missing = await a.get(`/Communication/${randomUUID()}`);
    const stolen = await a.put(message(a, doctor, { id: foreign.id as string }));
    expect([stolen.statusCode, stolen.body]).toEqual([404, missing.body]);
    expect((await a.put({ ...own, subject: b.self } as Resource)).statusCode).toBe(403);
    expect((await a.put({ ...foreign })).statusCode).toBe(403);
    expect((await readResource(`Communication/${foreign.id}`)).body).toMatchObject({
      meta: { versionId: '1' },
      subject: b.self,
    });
    expect((await readResource(`Communication/${own.id}`)).body).toMatchObject({ subject: a.self });
  });

  test('two patients who pick one new id at once: one has it', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID();
      const answers = await Promise.all([a.put(reading(a, { id })), b.put(reading(b, { id }))]);
      expect(answers.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['201', '404']);
      const { body } = await readResource(`Observation/${id}`);
      expect(body.meta?.versionId).toBe('1');
    }
  });

  test('what the hospital withholds is answered like a missing one', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const hidden = await hospitalPuts<Observation>(reading(a, { meta: withheld }));
    expect((await a.put(reading(a, { id: hidden.id as string }))).statusCode).toBe(404);
  });

  test('a deleted id is not taken over', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const gone = await hospitalPuts<Observation>(reading(a));
    await fetch(`${portal.settings.recordsUrl}/Observation/${gone.id}`, { method: 'DELETE' });
    expect((await a.put(gone)).statusCode).toBe(404);
  });
});

describe('a device’s reading', () => {
  test('is created, brought up to date, and not by an old version', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
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

describe('a file', () => {
  test('is uploaded with its description in one transaction, read by its owner and by nobody else', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [letter, description] = [file(a), paper(a, { id: 'x' } as Binary)];
    description.content = [{ attachment: { contentType: 'text/plain', url: `Binary/${letter.id}` } }];
    const answer = await a.bundle('transaction', [
      { resource: letter, request: { method: 'PUT', url: `Binary/${letter.id}` } },
      { resource: description, request: { method: 'PUT', url: `DocumentReference/${description.id}` } },
    ]);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('201 Created')]);
    expect((await a.get(`/Binary/${letter.id}`)).json<Binary>().data).toBe(letter.data);
    const missing = await b.get(`/Binary/${randomUUID()}`);
    const foreign = await b.get(`/Binary/${letter.id}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await a.get(`/Binary?_id=${letter.id}`)).statusCode).toBe(403);
  });

  test('without a securityContext is nobody’s', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const { securityContext: _context, ...rest } = file(a);
    const stray = await hospitalPuts<Binary>(rest);
    expect((await a.get(`/Binary/${stray.id}`)).statusCode).toBe(404);
    expect((await a.put(file(a, { id: stray.id as string }))).statusCode).toBe(404);
  });

  test.each<[string, Partial<Binary>, number]>([
    ['of another', { securityContext: { reference: 'Patient/x' } }, 403],
    ['of nobody', { securityContext: undefined }, 403],
    ['that is a web page', { contentType: 'text/html' }, 403],
    ['that is too large', { data: Buffer.alloc(1_300_000).toString('base64') }, 413],
    ['that is far too large', { data: Buffer.alloc(3_000_000).toString('base64') }, 413],
  ])('%s is refused', async (_what, change, status) => {
    const portal = await startPortal({ PORTAL_UPLOAD_LIMIT_MB: '1' });
    const a = await signIn(portal);
    expect((await a.put(file(a, change))).statusCode).toBe(status);
  });

  test('cannot be changed, but its description can be taken back', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const letter = file(a);
    await a.put(letter);
    expect((await a.put({ ...letter, data: 'YQ==' } as Resource)).statusCode).toBe(409);
    const description = paper(a, letter);
    expect((await a.put(description)).statusCode).toBe(201);
    expect((await a.put({ ...description, status: 'entered-in-error' } as Resource)).statusCode).toBe(200);
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

describe('one’s own contact data', () => {
  test('can be changed with the version that was read; nothing else can', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const read = await a.get(`/Patient/${a.patientId}`);
    const stored = read.json<Patient>();
    const changed: Patient = {
      ...stored,
      telecom: [{ system: 'phone', value: '+977 9800 000 001' }],
      address: [{ line: ['Ward 3'], city: 'Lalitpur' }],
      communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: 'ne' }] } }],
      contact: [{ name: { text: 'Ramesh' } }],
    };
    const etag = String(read.headers['etag']);
    expect((await a.put(changed)).statusCode).toBe(409);
    for (const forbidden of [
      { name: [{ family: 'Other' }] },
      { identifier: [{ system: 'urn:x', value: '1' }] },
      { active: false },
      { birthDate: '1990-01-01' },
      { link: [{ other: { reference: 'Patient/x' }, type: 'seealso' }] },
      { generalPractitioner: [{ reference: 'Practitioner/x' }] },
      { meta: { ...stored.meta, ...withheld } },
      { photo: [{ url: 'https://evil.example/me.png' }] },
    ]) {
      const answer = await a.put({ ...changed, ...forbidden }, { 'if-match': etag });
      expect([forbidden, answer.statusCode]).toEqual([forbidden, 403]);
    }
    expect((await a.put(changed, { 'if-match': 'W/"77"' })).statusCode).toBe(412);
    changed.photo = [
      { contentType: 'image/png', data: Buffer.from('89504e470d0a1a0a', 'hex').toString('base64') },
    ];
    const done = await a.put(changed, { 'if-match': etag });
    expect([done.statusCode, done.headers['etag']]).toEqual([200, 'W/"2"']);
    expect((await readResource(`Patient/${a.patientId}`)).body).toMatchObject({
      telecom: changed.telecom,
      photo: changed.photo,
      name: stored.name,
    });
  });

  test('the hospital’s labels stay', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const tag = [{ system: 'urn:hospital', code: 'vip' }];
    const { body } = await readResource(`Patient/${a.patientId}`);
    await hospitalPuts<Patient>({ ...(body as Patient), meta: { tag } });
    const { meta: _meta, ...rest } = (await a.get(`/Patient/${a.patientId}`)).json<Patient>();
    const answer = await a.put({ ...rest, telecom: [{ value: '1' }] } as Resource, { 'if-match': 'W/"2"' });
    expect(answer.statusCode).toBe(200);
    expect((await readResource(`Patient/${a.patientId}`)).body.meta?.tag).toEqual(tag);
  });

  test('another’s cannot', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const answer = await a.put(
      { resourceType: 'Patient', id: b.patientId },
      {
        'if-match': 'W/"1"',
      },
    );
    expect(answer.statusCode).toBe(403);
  });
});
