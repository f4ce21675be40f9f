import { randomInt } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPatient } from './people.ts';
import { createBrowser, getTokens, nativeClient, startPortal, webClient } from './portal.ts';
import { consent, signInNative } from './sign-in.ts';

test('the whole surface and who may call it', async () => {
  const portal = await startPortal();
  const gateway = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];
  expect(portal.app.declaredRoutes).toEqual(
    [
      'public GET /healthz',
      'internal GET /readyz',
      'public GET /config.json',
      'public GET /v1/brand.css',
      'public GET /v1/brand/logo',
      'public GET /v1/openapi.json',
      'cookie POST /v1/auth/authorize',
      'public POST /v1/auth/backchannel-logout',
      'cookie POST /v1/auth/refresh',
      'cookie POST /v1/auth/revoke',
      'bearer GET /v1/devices Patient.r',
      'bearer PUT /v1/devices/this Patient.u',
      'bearer DELETE /v1/devices/others Patient.u',
      'bearer DELETE /v1/devices/:id Patient.u',
      'bearer POST /v1/account/confirm Patient.r',
      'bearer POST /v1/account/delete Patient.d',
      'bearer GET /v1/reports/:id/pdf DiagnosticReport.r',
      'bearer GET /v1/events any',
      'bearer GET /v1/notice-preferences Patient.r',
      'bearer PUT /v1/notice-preferences Patient.u',
      'bearer GET /v1/muted-conversations Communication.r',
      'bearer PUT /v1/muted-conversations/:type/:id Communication.u',
      'bearer DELETE /v1/muted-conversations/:type/:id Communication.u',
      'bearer PUT /v1/push-endpoint Communication.r',
      'bearer DELETE /v1/push-endpoint Communication.r',
      'bearer GET /v1/contacts Patient.r',
      'bearer POST /v1/contacts/code Patient.u',
      'bearer POST /v1/contacts/confirm Patient.u',
      'bearer GET /v1/summary/card Patient.r AllergyIntolerance.s Condition.s MedicationRequest.s Immunization.s Observation.s',
      'bearer POST /v1/summary/document Patient.r AllergyIntolerance.s Condition.s MedicationRequest.s Immunization.s Observation.s',
      'bearer GET /v1/shares Patient.r',
      'bearer POST /v1/shares Patient.r Patient.u',
      'bearer DELETE /v1/shares/:id Patient.u',
      'public POST /v1/shared/:locator',
      'public OPTIONS /v1/shared/:locator',
      'public GET /v1/shared/files/:ticket',
      'bearer POST /v1/downloads any',
      'bearer GET /v1/downloads/:id/parts/:part any',
      'bearer DELETE /v1/downloads/:id any',
      'bearer POST /v1/video/visits/:appointmentId Appointment.r',
      'public GET /.well-known/jwks.json',
      'public GET /.well-known/smart-configuration',
      'public GET /r4/.well-known/smart-configuration',
      'public GET /r4/metadata',
      ...gateway.map((method) => `bearer ${method} /r4 gateway`),
      ...gateway.map((method) => `bearer ${method} /r4/* gateway`),
    ].sort(),
  );
});

test('a route that does not declare its access stops the start', async () => {
  const portal = await startPortal();
  const { declareAccess } = await import('../src/portal/access.ts');
  const { fastify } = await import('fastify');
  const app = fastify();
  declareAccess(app, async () => undefined);
  expect(() => app.get('/open', async () => 'x')).toThrow('GET /open does not declare its access.');
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
});

test('readiness names each dependency, and is not shown to the outside', async () => {
  const portal = await startPortal({
    PORTAL_REDIS_URL: 'redis://127.0.0.1:1',
    PORTAL_PDF_RENDERER_URL: 'http://127.0.0.1:1',
  });
  const answer = await portal.app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: 'ready',
    dependencies: { database: 'up', redis: 'down', records: 'up', identity: 'up', pdfRenderer: 'down' },
  });
  const outside = await portal.app.inject({ url: '/readyz', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(outside.statusCode).toBe(404);
});

test('without its database it is not ready and answers 503', async () => {
  const portal = await startPortal({ PORTAL_DATABASE_URL: 'postgres://portal:portal@127.0.0.1:1/portal' });
  expect((await portal.app.inject('/readyz')).statusCode).toBe(503);
  const browser = createBrowser(new Map([['__Host-portal-session', 'x']]));
  const answer = await browser.post(portal, '/v1/auth/refresh', webClient);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('3');
  expect(browser.cookies.size).toBe(1);
});

test('nothing is kept in caches, refusals and errors included', async () => {
  const portal = await startPortal();
  for (const url of [
    '/r4/Patient/1',
    '/r4/metadata',
    '/r4/%zz',
    '/r4',
    '/v1/openapi.json',
    '/v1/none',
    '/none',
  ]) {
    expect([url, (await portal.app.inject(url)).headers['cache-control']]).toEqual([url, 'no-store']);
  }
  const answer = await portal.app.inject({ method: 'POST', url: '/v1/auth/refresh', payload: '{' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await portal.app.inject('/config.json')).headers['cache-control']).toBe('public, max-age=60');
});

test('every answer carries the security headers, refusals included', async () => {
  const portal = await startPortal();
  for (const url of ['/r4/Patient/1', '/r4/metadata', '/v1/none', '/config.json', '/healthz']) {
    const { headers } = await portal.app.inject(url);
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      }),
    ]);
  }
});

test('the deployment’s settings reach the web app', async () => {
  const portal = await startPortal({
    PORTAL_CLINIC_NAME: 'Patan Clinic',
    PORTAL_CLINIC_NAME_NP: 'पाटन क्लिनिक',
    PORTAL_CLINIC_PHONE: '01-5550100',
    PORTAL_EMERGENCY_PHONE: '112',
    PORTAL_LANGUAGES: 'np',
  });
  expect((await portal.app.inject('/config.json')).json()).toMatchObject({
    clinicName: 'Patan Clinic',
    clinicNameInNepali: 'पाटन क्लिनिक',
    clinicPhone: '01-5550100',
    emergencyPhone: '112',
    organizationId: '238488',
    clinicZone: 'Asia/Kathmandu',
    bookingHorizonDays: 14,
    defaultWindowMinutes: 60,
    clientId: webClient.client_id,
    nativeClientId: nativeClient.client_id,
    languages: ['np'],
  });
});

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z" fill="#8a1538"/></svg>';

test('the clinic’s colour, logo and place reach the pages, and nothing of them where none is set', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'logo-')), 'logo.svg');
  writeFileSync(file, logo);
  const portal = await startPortal({
    PORTAL_CLINIC_COLOR: '#8a1538',
    PORTAL_CLINIC_LOGO_FILE: file,
    PORTAL_CLINIC_PLACE: 'Lalitpur',
    PORTAL_CLINIC_PLACE_NP: 'ललितपुर',
  });
  expect((await portal.app.inject('/config.json')).json()).toMatchObject({
    clinicPlace: 'Lalitpur',
    clinicPlaceInNepali: 'ललितपुर',
  });
  const styles = await portal.app.inject('/v1/brand.css');
  expect(styles.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=60',
  });
  expect(styles.body).toContain('html:root{--color-brand:#6e112d;');
  expect(styles.body).toContain("html[data-theme='dark']{--color-brand:#3e0919;");
  const address = /url\((\/v1\/brand\/logo\?[0-9a-f]{12})\)/.exec(styles.body)?.[1] ?? '';
  const shown = await portal.app.inject(address);
  expect(shown.body).toBe(logo);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });

  const plain = await startPortal();
  expect((await plain.app.inject('/v1/brand.css')).body).toBe('');
  expect((await plain.app.inject('/v1/brand/logo')).statusCode).toBe(404);
  expect((await plain.app.inject('/config.json')).json()).not.toHaveProperty('clinicPlace');
});

test('the OpenAPI description is made from the contract’s schemas', async () => {
  const portal = await startPortal();
  const api = (await portal.app.inject('/v1/openapi.json')).json<{ paths: Record<string, unknown> }>();
  expect(Object.keys(api.paths).sort()).toEqual([
    '/.well-known/jwks.json',
    '/v1/account/confirm',
    '/v1/account/delete',
    '/v1/auth/authorize',
    '/v1/auth/backchannel-logout',
    '/v1/auth/refresh',
    '/v1/auth/revoke',
    '/v1/contacts',
    '/v1/contacts/code',
    '/v1/contacts/confirm',
    '/v1/devices',
    '/v1/devices/others',
    '/v1/devices/this',
    '/v1/devices/{id}',
    '/v1/downloads',
    '/v1/downloads/{id}',
    '/v1/downloads/{id}/parts/{part}',
    '/v1/events',
    '/v1/muted-conversations',
    '/v1/muted-conversations/{type}/{id}',
    '/v1/notice-preferences',
    '/v1/push-endpoint',
    '/v1/reports/{id}/pdf',
    '/v1/shared/files/{ticket}',
    '/v1/shared/{locator}',
    '/v1/shares',
    '/v1/shares/{id}',
    '/v1/summary/card',
    '/v1/summary/document',
    '/v1/video/visits/{appointmentId}',
  ]);
  const body = JSON.stringify(api.paths['/v1/auth/authorize']);
  expect(body).toContain('"required":["code","redirect_uri","code_verifier","client_id"]');
  expect(body).toContain('"maxLength":4096');
});

test('what is unknown or wrong is told in the shape of its place', async () => {
  const portal = await startPortal();
  expect((await portal.app.inject('/v1/none')).json()).toEqual({ code: 'not_found', detail: 'Not found.' });
  const wrong = await createBrowser().post(portal, '/v1/auth/authorize', { client_id: 'x' });
  expect(wrong.json()).toEqual({
    code: 'bad_request',
    detail: 'Missing or not valid: code, redirect_uri, code_verifier.',
  });
});

test.each(['redis', 'its own count'])('a flood from one address is stopped by %s', async (counter) => {
  const portal = await startPortal({
    PORTAL_AUTH_RATE_PER_MINUTE: '5',
    ...(counter === 'redis' ? {} : { PORTAL_REDIS_URL: 'redis://127.0.0.1:1' }),
  });
  const remoteAddress = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const call = (from: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      remoteAddress: from,
      payload: { ...nativeClient, refresh_token: 'x' },
    });
  // The limit is counted by minutes of the clock.
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 5000) await sleep(leftMs);
  const answers = [];
  for (let index = 0; index < 7; index++) answers.push(await call(remoteAddress));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[6]?.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await call('10.0.0.1')).statusCode).toBe(401);
});

test('logs hold no token, no search and nothing of a patient', async () => {
  const portal = await startPortal();
  const person = await createPatient();
  const given = await consent(person);
  const browser = createBrowser();
  const tokens = getTokens(await browser.post(portal, '/v1/auth/authorize', given));
  const cookie = browser.cookies.get('__Host-portal-session') ?? '';
  const phone = await signInNative(portal, person);
  await portal.fhir(`/Patient/${person.patientId}`, tokens.access_token);
  await portal.fhir(`/Observation?patient=${person.patientId}&code=canary-search`, tokens.access_token);
  await portal.fhir(`/Observation?canary-search=${person.patientId}`, tokens.access_token);
  await portal.fhir(`/Patient/${person.patientId}`, `${tokens.access_token}x`);
  await portal.app.inject({ method: 'POST', url: '/v1/auth/refresh', payload: `{"${person.patientId}` });
  await browser.post(portal, '/v1/auth/refresh', webClient);
  await browser.post(portal, '/v1/auth/revoke', webClient);
  await portal.app.inject(`/none/${person.patientId}?canary-search=1`);

  const logs = portal.logLines.join('');
  const canaries = [
    ...[tokens.access_token, tokens.id_token, phone.tokens.access_token].map(
      (token) => token.split('.')[2] ?? '',
    ),
    phone.refreshToken,
    cookie,
    given.code,
    given.code_verifier,
    person.patientId,
    person.userId,
    person.family,
    person.given,
    person.email,
    'canary-search',
  ];
  for (const canary of canaries) expect(logs).not.toContain(canary);
  const requests = portal.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(Object.keys(requests[0] ?? {}).sort()).toEqual([
    'level',
    'method',
    'ms',
    'msg',
    'reqId',
    'route',
    'status',
    'time',
  ]);
  expect(requests.map(({ route }) => route)).toContain('/r4/*');
});
