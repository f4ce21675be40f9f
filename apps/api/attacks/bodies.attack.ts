import { randomUUID } from 'node:crypto';
import type { Resource } from 'fhir/r4';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { writes } from '../src/patient-access/tables/writes.ts';
import { startApi } from '../test/api-process.ts';
import { put } from './attack.ts';
import { codeOf, nextApi } from './calls.ts';
import { startSeenThrough } from './seen-through.ts';
import { sendBody } from './send-body.ts';
import { type World, createWorld } from './world.ts';
import { file, message, reading } from './written.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const hostile: Record<string, string> = {
  '14 MB of empty elements': Array(4_700_000).fill('{}').join(','),
  '100,000 values': Array(100_000).fill('0').join(','),
  '6,000 empty elements': Array(6_000).fill('{}').join(','),
  '200 levels': `${'['.repeat(200)}${']'.repeat(200)}`,
  '300 KB of text': `"${'a'.repeat(300 * 1024)}"`,
};

/** Any writable type with something hostile in it, at its own address or in a bundle. */
function carry(type: string, inside: string, inBundle: boolean) {
  const id = type === 'Patient' ? world.a.id : randomUUID();
  const self = JSON.stringify(world.a.self);
  const name = type === 'QuestionnaireResponse' ? 'item' : 'extension';
  const text = `{"resourceType":"${type}","id":"${id}","subject":${self},"${name}":[${inside}]}`;
  const entry = `{"resource":${text},"request":{"method":"PUT","url":"${type}/${id}"}}`;
  return inBundle
    ? { method: 'POST', path: '/r4', text: `{"resourceType":"Bundle","type":"batch","entry":[${entry}]}` }
    : { method: 'PUT', path: `/r4/${type}/${id}`, text };
}

describe('what a body may cost', () => {
  test.each(Object.keys(hostile))(
    'case 71: %s, for every writable type, announced and in chunks, is refused before it is parsed',
    async (what) => {
      const { url, seen } = await startSeenThrough();
      const token = await world.a.session.bearer();
      const refused = what === '200 levels' ? [400] : [413];
      for (const type of Object.keys(writes)) {
        // A picture of oneself stands in the record, so that 300 KB are few there.
        if (type === 'Patient' && what === '300 KB of text') continue;
        for (const [inBundle, isChunked] of [
          [false, false],
          [false, true],
          [true, true],
        ] as const) {
          const { method, path, text } = carry(type, hostile[what] ?? '', inBundle);
          const { status } = await sendBody(url, {
            method,
            path,
            token,
            body: Buffer.from(text),
            isChunked,
          });
          expect([type, inBundle, isChunked, refused.includes(status), status]).toEqual([
            type,
            inBundle,
            isChunked,
            true,
            status,
          ]);
        }
      }
      expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  test('case 71: a file, a picture of oneself, a long message and a long form are taken', async () => {
    const photo = Buffer.alloc(4_000_000, 7);
    photo.set([0xff, 0xd8, 0xff, 0xe0]);
    const binary = file(world, { contentType: 'image/jpeg', data: photo.toString('base64') });
    const token = await world.a.session.bearer();
    for (const isChunked of [false, true]) {
      const id = randomUUID();
      const body = Buffer.from(JSON.stringify({ ...binary, id }));
      const answer = await sendBody(nextApi(), {
        method: 'PUT',
        path: `/r4/Binary/${id}`,
        token,
        body,
        isChunked,
      });
      expect([isChunked, answer.status]).toEqual([isChunked, 201]);
    }
    const sent = { ...binary, id: randomUUID() };
    const request = { method: 'PUT', url: `Binary/${sent.id}` };
    const bundle = { resourceType: 'Bundle', type: 'transaction', entry: [{ resource: sent, request }] };
    const whole = await world.ask({ method: 'POST', path: '/r4', body: bundle });
    expect(whole.status).toBe(200);
    const { text } = await world.ask({ path: `/r4/Patient/${world.a.id}` });
    const patient = JSON.parse(text) as Resource;
    const portrait = Buffer.alloc(199 * 1024, 7);
    portrait.set([0xff, 0xd8, 0xff, 0xe0]);
    const photos = [{ contentType: 'image/jpeg', data: portrait.toString('base64') }];
    const version = { 'if-match': `W/"${patient.meta?.versionId}"` };
    expect((await world.ask(put({ ...patient, photo: photos }, version))).status).toBe(200);
    const long = message(world, { payload: [{ contentString: 'नमस्ते '.repeat(2000) }] });
    expect((await world.ask(put(long))).status).toBe(201);
    const form = {
      resourceType: 'QuestionnaireResponse',
      id: randomUUID(),
      status: 'in-progress',
      subject: world.a.self,
      author: world.a.self,
      item: Array.from({ length: 300 }, (_, index) => ({
        linkId: String(index),
        text: 'Question',
        answer: [{ valueString: 'Answer '.repeat(20) }],
      })),
    };
    expect((await world.ask(put(form))).status).toBe(201);
  });

  test('case 72: beyond the minute’s bytes a patient waits, announced or not, and another does not', async () => {
    const { realm, organizationId, logFolder } = inject('suite');
    const api = await startApi(logFolder, {
      PORTAL_ISSUER: realm.issuer,
      PORTAL_ORGANIZATION_ID: organizationId,
      PORTAL_PATIENT_MB_PER_MINUTE: '1',
    });
    onTestFinished(() => api.stop());
    const write = async (patient: World['a'], isChunked: boolean) => {
      const sent = reading({ ...world, a: patient });
      const padded = Buffer.from(JSON.stringify(sent).replace('{', `{${' '.repeat(200_000)}`));
      const token = await patient.session.bearer();
      return sendBody(api.url, {
        method: 'PUT',
        path: `/r4/Observation/${sent.id}`,
        token,
        body: padded,
        isChunked,
      });
    };
    let last = await write(world.a, false);
    // A new minute may begin meanwhile.
    for (let call = 0; call < 12 && last.status !== 429; call += 1)
      last = await write(world.a, call % 2 === 0);
    expect([last.status, codeOf({ ...last, headers: {} })]).toEqual([429, 'too_many_requests']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(world.a, true)).status).toBe(429);
    expect((await write(world.b, false)).status).not.toBe(429);
    expect((await write(world.b, true)).status).not.toBe(429);
  });
});
