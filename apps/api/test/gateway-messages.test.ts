import { randomUUID } from 'node:crypto';
import type { Bundle, Communication, Organization, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { createDoctorOf, hospitalPuts, putVisit, type SignedIn, signIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';
import { withheld, message, file, detailOf } from './gateway-written.ts';

describe('a message', () => {
  test('is sent once, however often it is put', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const doctor = await createDoctorOf(a);
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
    const a = await signIn(portal);
    const doctor = await createDoctorOf(a);
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
      'as a notification of the hospital',
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
    const a = await signIn(portal);
    const doctor = await createDoctorOf(a);
    const sent = message(a, doctor, change);
    const answer = await a.put(sent);
    expect([answer.statusCode, detailOf(answer)]).toEqual([status, expect.any(String)]);
    expect((await readResource(`Communication/${sent.id}`)).status).toBe(404);
  });

  test('of another’s conversation, or with another’s file, is refused like one that is not there', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const doctor = await createDoctorOf(a, b);
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
    const a = await signIn(portal);
    const doctor = await createDoctorOf(a);
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

  test('is for the hospital, the doctors of one’s own visits and conversations, and for nobody else', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [stranger, hidden, mistaken] = [
      await createDoctorOf(b),
      await createDoctorOf(),
      await createDoctorOf(),
    ];
    await putVisit(a.self, hidden, { meta: withheld });
    await putVisit(a.self, mistaken, { status: 'entered-in-error' });
    for (const doctor of [stranger, hidden, mistaken]) {
      const answer = await a.put(message(a, doctor));
      expect([answer.statusCode, detailOf(answer)]).toEqual([
        403,
        'You can write to the doctors of your visits and of your conversations.',
      ]);
    }
    const other = await hospitalPuts<Organization>({ resourceType: 'Organization', name: 'Another' });
    const toWhole = (id = '') => message(a, stranger, { recipient: [{ reference: `Organization/${id}` }] });
    expect((await a.put(toWhole(other.id))).statusCode).toBe(403);
    expect((await a.put(toWhole('238488'))).statusCode).toBe(201);
    const known = await createDoctorOf(a);
    const mixed = [{ reference: `Practitioner/${known.id}` }, { reference: `Practitioner/${stranger.id}` }];
    expect((await a.put(message(a, known, { recipient: mixed }))).statusCode).toBe(403);
    expect((await a.put(message(a, known))).statusCode).toBe(201);

    const thread = await hospitalPuts<Communication>({
      resourceType: 'Communication',
      status: 'in-progress',
      subject: a.self,
      recipient: [a.self, { reference: `Practitioner/${stranger.id}` }],
    });
    const partOf = [{ reference: `Communication/${thread.id}` }];
    expect((await a.put(message(a, stranger, { partOf }))).statusCode).toBe(201);
    expect((await a.put(message(a, stranger))).statusCode).toBe(201);
    expect((await a.put(message(a, hidden, { partOf }))).statusCode).toBe(403);
  });
});

describe('$read', () => {
  const fromDoctor = (a: SignedIn, doctor: Resource, more: Partial<Communication> = {}) =>
    hospitalPuts<Communication>(
      message(a, doctor, {
        sender: { reference: `Practitioner/${doctor.id}` },
        recipient: [a.self],
        ...more,
      }),
    );
  const read = (a: SignedIn, id: string | undefined) => a.send('POST', `/Communication/${id}/$read`);

  test('says once when the patient saw it', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const sent = await fromDoctor(a, await createDoctorOf());
    const before = Date.now();
    const answers = await Promise.all(Array.from({ length: 4 }, () => read(a, sent.id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { received = '' } = answers[0]?.json<Communication>() ?? {};
    expect(Date.parse(received)).toBeGreaterThanOrEqual(before - 1000);
    const again = await read(a, sent.id);
    expect([again.statusCode, again.json<Communication>().received]).toEqual([200, received]);
    expect((await readResource(`Communication/${sent.id}`)).body).toMatchObject({
      received,
      meta: { versionId: '2' },
      payload: sent.payload,
    });
  });

  test('of several recipients one is the patient: enough', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const doctor = await createDoctorOf();
    const sent = await fromDoctor(a, doctor, {
      recipient: [{ reference: `Practitioner/${doctor.id}` }, a.self],
    });
    expect((await read(a, sent.id)).statusCode).toBe(200);
  });

  test('only by a recipient: not one’s own, not what doctors write to each other, not another’s', async () => {
    const portal = await startPortal();
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const doctor = await createDoctorOf(a);
    const own = message(a, doctor);
    await a.put(own);
    const between = await fromDoctor(a, doctor, { recipient: [{ reference: `Practitioner/${doctor.id}` }] });
    for (const { id } of [own, between]) expect((await read(a, id)).statusCode).toBe(403);
    expect((await a.put({ ...between, received: '2026-11-12T08:00:00Z' } as Resource)).statusCode).toBe(403);
    const [missing, foreign] = [await read(a, randomUUID()), await read(a, (await fromDoctor(b, doctor)).id)];
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    const hidden = await fromDoctor(a, doctor, { meta: withheld });
    expect((await read(a, hidden.id)).body).toBe(missing.body);
    expect((await readResource(`Communication/${between.id}`)).body).not.toHaveProperty('received');
  });

  test('several in one batch, none in a transaction', async () => {
    const portal = await startPortal();
    const a = await signIn(portal);
    const doctor = await createDoctorOf();
    const [one, two] = [await fromDoctor(a, doctor), await fromDoctor(a, doctor)];
    const entries = [one.id, randomUUID(), two.id].map((id) => ({
      request: { method: 'POST', url: `Communication/${id}/$read` },
    }));
    const answer = await a.bundle('batch', entries);
    expect(answer.json<Bundle>().entry?.map(({ response }) => response?.status)).toEqual([
      '200 OK',
      '404 Not Found',
      '200 OK',
    ]);
    expect((await a.bundle('transaction', entries)).statusCode).toBe(400);
  });
});
