import { buildPng } from '@portal/test-stack/seed/files';
import type { AuditEvent, Binary, Bundle, Practitioner } from 'fhir/r4';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hospitalPuts, signIn } from './gateway-patient.ts';
import { file, withheld } from './gateway-written.ts';
import { startPortal } from './portal.ts';

const data = buildPng(8).toString('base64');

/** A doctor and the file of a photo, each as it should be but for the changes. */
async function putPhoto(more: Partial<Binary> = {}, doctor: Partial<Practitioner> = {}) {
  const [binaryId, doctorId] = [randomUUID(), randomUUID()];
  await hospitalPuts<Practitioner>({
    resourceType: 'Practitioner',
    id: doctorId,
    name: [{ family: 'Rai' }],
    photo: [{ contentType: 'image/png', url: `Binary/${binaryId}` }],
    ...doctor,
  });
  return hospitalPuts<Binary>({
    resourceType: 'Binary',
    id: binaryId,
    contentType: 'image/png',
    securityContext: { reference: `Practitioner/${doctorId}` },
    data,
    ...more,
  });
}

test('A11: the photo that a doctor of the directory names is shown to any patient, as a look into the directory', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const photo = await putPhoto();
  const answer = await a.get(`/Binary/${photo.id}`);
  expect([answer.statusCode, answer.json<Binary>().data]).toEqual([200, data]);
  expect(answer.headers['content-disposition']).toMatch(/^attachment/);
  await expect
    .poll(async () => {
      const events = (await a.get('/AuditEvent?_count=20')).json<Bundle<AuditEvent>>();
      return JSON.stringify(events);
    })
    .toContain(photo.securityContext?.reference);
});

test('A11: no other file of nobody’s record, and nobody else’s', async () => {
  const portal = await startPortal();
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const none = await a.get(`/Binary/${randomUUID()}`);
  const foreign = await hospitalPuts<Binary>(file(b, { data, contentType: 'image/png' }));
  const hidden = [
    await putPhoto({}, { photo: [] }),
    await putPhoto({}, { photo: [{ url: `Binary/${randomUUID()}` }] }),
    await putPhoto({}, { photo: [{ url: 'https://example.org/a.png' }] }),
    await putPhoto({}, { meta: withheld }),
    await putPhoto({ meta: withheld }),
    await putPhoto({ securityContext: undefined as never }),
    await putPhoto({ contentType: 'text/html', data: Buffer.from('<p>x').toString('base64') }),
    await putPhoto({ contentType: 'image/svg+xml', data: Buffer.from('<svg/>').toString('base64') }),
    foreign,
  ];
  await putPhoto({ securityContext: b.self }, { photo: [{ url: `Binary/${foreign.id}` }] });
  for (const { id } of hidden) {
    const answer = await a.get(`/Binary/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([404, none.body]);
  }
});

test('A11: a patient makes no file of the directory', async () => {
  const portal = await startPortal();
  const a = await signIn(portal);
  const photo = await putPhoto();
  const written = await a.put({
    ...file(a, { data, contentType: 'image/png' }),
    securityContext: photo.securityContext,
  } as Binary);
  expect(written.statusCode).toBe(403);
  expect((await a.put({ ...photo, data: buildPng(9).toString('base64') } as Binary)).statusCode).toBe(403);
});
