import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VideoPass } from '@portal/api-contract/video';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { getVideoRoom } from '@portal/clinical-domain/video/video-room';
import { videoEnvironment } from '@portal/test-stack/settings';
import type { Appointment, AuditEvent, Bundle } from 'fhir/r4';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { createPractitioner, putVisit, signIn, type SignedIn } from './gateway-patient.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { stack } from './stack.ts';

const liveKit = videoEnvironment(stack);
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyFile = join(mkdtempSync(join(tmpdir(), 'video-')), 'jitsi.pem');
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
const jitsi = {
  PORTAL_VIDEO_PROVIDER: 'jitsi',
  PORTAL_VIDEO_SECRET: liveKit.PORTAL_VIDEO_SECRET,
  PORTAL_JITSI_DOMAIN: 'meet.example.org',
  PORTAL_JITSI_RELEASE: 'release-1234',
  PORTAL_JITSI_APP_ID: 'portal',
  PORTAL_JITSI_KEY_ID: 'portal/key-1',
  PORTAL_JITSI_KEY_FILE: keyFile,
};

const minute = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const mode = (code: string) => [{ coding: [{ system: systemUris.visitMode, code }] }];

/** A confirmed video visit of half an hour that begins in so many minutes. */
async function putVideoVisit({ self }: SignedIn, begins: number, more: Partial<Appointment> = {}) {
  const times = { start: fromNow(begins), end: fromNow(begins + 30) };
  return putVisit(self, await createPractitioner(), {
    status: 'booked',
    serviceType: mode('video'),
    ...times,
    ...more,
  });
}

function openCall(portal: TestPortal, { tokens }: SignedIn, id: string | undefined, body?: object) {
  return portal.app.inject({
    method: 'POST',
    url: `/v1/video/visits/${id}`,
    headers: { authorization: `Bearer ${tokens.access_token}` },
    ...(body && { payload: body }),
  });
}

const liveKitKey = new TextEncoder().encode(liveKit.PORTAL_LIVEKIT_API_SECRET);

describe('a visit’s own patient, inside its window', () => {
  test('gets a LiveKit token for that one room, as a patient, until the window closes', async () => {
    const portal = await startPortal(liveKit);
    const a = await signIn(portal);
    const visit = await putVideoVisit(a, 5);
    const answer = await openCall(portal, a, visit.id);
    expect(answer.statusCode).toBe(200);
    const { room, token, closesAt } = answer.json<VideoPass>();
    expect(room).toBe(await getVideoRoom(liveKit.PORTAL_VIDEO_SECRET, visit.id ?? ''));
    expect(closesAt).toBe(new Date(Date.parse(visit.end ?? '') + 30 * minute).toISOString());
    const { payload } = await jwtVerify(token, liveKitKey, { issuer: 'stack', algorithms: ['HS256'] });
    expect(payload).toEqual({
      iss: 'stack',
      sub: 'patient',
      name: `${a.given} ${a.family}`,
      nbf: expect.any(Number) as number,
      exp: Math.floor(Date.parse(closesAt) / 1000),
      video: {
        room,
        roomJoin: true,
        canPublish: true,
        canPublishSources: ['camera', 'microphone'],
        canPublishData: true,
        canSubscribe: true,
        canUpdateOwnMetadata: false,
      },
    });
    expect(portal.logLines.join('\n')).not.toContain(token);
    expect(portal.logLines.join('\n')).not.toContain(room);
  });

  test('gets a Jitsi token with the claims of JaaS, for that one room, without a moderator’s rights', async () => {
    const portal = await startPortal(jitsi);
    const a = await signIn(portal);
    const visit = await putVideoVisit(a, 5);
    const { room, token, closesAt } = (await openCall(portal, a, visit.id)).json<VideoPass>();
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'portal/key-1' });
    const { payload } = await jwtVerify(token, publicKey, { audience: 'jitsi', issuer: 'chat' });
    const off = 'false';
    expect(payload).toMatchObject({
      sub: 'portal',
      room,
      exp: Math.floor(Date.parse(closesAt) / 1000),
      context: {
        user: { id: 'patient', name: `${a.given} ${a.family}`, moderator: off },
        features: { recording: off, livestreaming: off, transcription: off, 'outbound-call': off },
        room: { regex: false },
      },
    });
    const config = (await portal.app.inject('/config.json')).json<{ video: object }>();
    expect(config.video).toEqual({ provider: 'jitsi', domain: 'meet.example.org', release: 'release-1234' });
  });

  test('on JaaS the room stands below the app id, and the claim names the room alone', async () => {
    const appId = 'vpaas-magic-cookie-0123456789abcdef';
    const portal = await startPortal({ ...jitsi, PORTAL_JITSI_APP_ID: appId });
    const a = await signIn(portal);
    const visit = await putVideoVisit(a, 0);
    const { room, token } = (await openCall(portal, a, visit.id)).json<VideoPass>();
    const { payload } = await jwtVerify(token, publicKey);
    expect([payload.sub, room]).toEqual([appId, `${appId}/${String(payload['room'])}`]);
  });

  test.each([9.5, 0, -15, -59])('that begins in %d minutes is let in', async (begins) => {
    const portal = await startPortal(liveKit);
    const a = await signIn(portal);
    expect((await openCall(portal, a, (await putVideoVisit(a, begins)).id)).statusCode).toBe(200);
  });
});

describe('case 66: a meeting token is refused', () => {
  test.each([
    ['too_early', 10.5, {}],
    ['too_late', -60.5, {}],
    ['not_booked', 5, { status: 'proposed' }],
    ['not_booked', 5, { status: 'cancelled' }],
    ['not_booked', 5, { status: 'fulfilled' }],
    ['not_video', 5, { serviceType: mode('in-person') }],
  ] as const)('%s: a visit that begins in %d minutes, %j', async (code, begins, more) => {
    const portal = await startPortal(liveKit);
    const a = await signIn(portal);
    const visit = await putVideoVisit(a, begins, more);
    const answer = await openCall(portal, a, visit.id);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, code]);
    expect(answer.body).not.toMatch(/token|room/);
  });

  test('for another’s, a withheld and a mistaken visit, in the words of one that does not exist', async () => {
    const portal = await startPortal(liveKit);
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [own, foreign] = [await putVideoVisit(a, 5), await putVideoVisit(b, 5)];
    const early = await putVideoVisit(b, 500);
    const mistaken = await putVideoVisit(a, 5, { status: 'entered-in-error' });
    const hidden = await putVideoVisit(a, 5, {
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }] },
    });
    const missing = await openCall(portal, a, randomUUID());
    expect(missing.statusCode).toBe(404);
    for (const { id } of [foreign, early, mistaken, hidden]) {
      const answer = await openCall(portal, a, id);
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
    expect((await openCall(portal, a, own.id)).statusCode).toBe(200);
    expect((await openCall(portal, b, foreign.id)).statusCode).toBe(200);
  });

  test('without a token, with a cookie alone, with a wrong id, and where there is no provider', async () => {
    const portal = await startPortal(liveKit);
    const a = await signIn(portal);
    const visit = await putVideoVisit(a, 5);
    const url = `/v1/video/visits/${visit.id}`;
    const cookies = Object.fromEntries(a.browser.cookies);
    expect((await portal.app.inject({ method: 'POST', url })).statusCode).toBe(401);
    expect((await portal.app.inject({ method: 'POST', url, cookies })).statusCode).toBe(401);
    expect((await openCall(portal, a, '*')).statusCode).toBe(400);
    const without = await startPortal({ PORTAL_VIDEO_PROVIDER: 'none' });
    const answer = await openCall(without, a, visit.id);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'no_video']);
    expect((await without.app.inject('/config.json')).json()).not.toHaveProperty('video');
  });

  test('a room, a moderator’s flag or a time that the caller names changes nothing', async () => {
    const portal = await startPortal(jitsi);
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const [visit, foreign] = [await putVideoVisit(a, 5), await putVideoVisit(b, 5)];
    const wishes = { room: '*', moderator: true, exp: 4e9, appointmentId: foreign.id };
    const wished = (await openCall(portal, a, visit.id, wishes)).json<VideoPass>();
    const plain = (await openCall(portal, a, visit.id)).json<VideoPass>();
    const claimsOf = async ({ token }: VideoPass) => {
      const { nbf: _nbf, ...claims } = (await jwtVerify(token, publicKey)).payload;
      return claims;
    };
    expect(wished.room).toBe(plain.room);
    expect(await claimsOf(wished)).toEqual(await claimsOf(plain));
    const others = (await openCall(portal, b, foreign.id)).json<VideoPass>();
    expect(others.room).not.toBe(plain.room);
  });
});

test('the patient finds the call in the list of accesses, and a refused one too', async () => {
  const portal = await startPortal(liveKit);
  const a = await signIn(portal);
  const [open, closed] = [await putVideoVisit(a, 5), await putVideoVisit(a, 500)];
  await openCall(portal, a, open.id);
  await openCall(portal, a, closed.id);
  const listed = async () => {
    const bundle = (await a.get('/AuditEvent?_count=50')).json<Bundle<AuditEvent>>();
    return (bundle.entry ?? [])
      .flatMap(({ resource }) => resource ?? [])
      .filter(({ subtype }) => subtype?.[0]?.code === 'video-join')
      .map(({ outcome, outcomeDesc, entity }) => [outcome, outcomeDesc, entity?.[1]?.what?.reference]);
  };
  await expect.poll(listed, { timeout: 5000 }).toEqual(
    expect.arrayContaining([
      ['0', undefined, `Appointment/${open.id}`],
      [expect.stringMatching(/^[48]$/), 'too_early', `Appointment/${closed.id}`],
    ]),
  );
});

test('a patient who asks too often waits', async () => {
  const portal = await startPortal(liveKit);
  const a = await signIn(portal);
  const visit = await putVideoVisit(a, 5);
  const answers = [];
  for (let at = 0; at < 21; at += 1) answers.push((await openCall(portal, a, visit.id)).statusCode);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  expect(answers[0]).toBe(200);
});
