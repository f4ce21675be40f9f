import { randomUUID } from 'node:crypto';
import type { Communication, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { createPractitioner, hospitalPuts, signIn } from './gateway-patient.ts';
import { readResource } from './people.ts';
import { startPortal } from './portal.ts';
import { withheld, message, file, detailOf } from './gateway-written.ts';

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
