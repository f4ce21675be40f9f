import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { consent } from '../test/sign-in.ts';
import { publicUrl } from '../test/stack.ts';
import { get, post, put } from './attack.ts';
import { type Ask, codeOf, nextApi, send } from './calls.ts';
import { startOutboundListener } from './outbound-listener.ts';
import { postAuth, signIn } from './sign-in.ts';
import { type World, createWorld } from './world.ts';
import { message, paper } from './written.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const host = new URL(publicUrl).host;

/** What a page of somebody else's can make a browser send. */
const foreignPages: [string, Record<string, string>][] = [
  ['a form', { origin: 'https://attacker.invalid', 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form without an origin', { origin: '', 'content-type': 'application/x-www-form-urlencoded' }],
  ['text/plain', { 'content-type': 'text/plain' }],
  ['text/plain that says JSON', { 'content-type': 'text/plain; application/json' }],
  ['no content type', { 'content-type': '' }],
  ['another site', { origin: 'https://attacker.invalid' }],
  ['a sibling subdomain', { origin: `http://evil.${host}`, 'sec-fetch-site': 'same-site' }],
  ['a sibling subdomain that hides its origin', { origin: '', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://localhost:1' }],
  ['another scheme', { origin: `https://${host}` }],
  ['an origin that begins like ours', { origin: `${publicUrl}.attacker.invalid` }],
  ['a null origin', { origin: 'null' }],
  ['our origin, cross-site all the same', { 'sec-fetch-site': 'cross-site' }],
  ['neither origin nor fetch metadata', { origin: '' }],
  ['no header of ours', { [portalRequestHeader]: '' }],
];

describe('cookies', () => {
  test.each(foreignPages)('case 63: %s calls the cookie endpoints', async (_what, headers) => {
    const session = await signIn(world.a);
    const realm = inject('suite').realm.issuer;
    const calls: [string, object][] = [
      ['refresh', {}],
      ['revoke', {}],
      ['authorize', await consent(world.b, { realm })],
    ];
    for (const [endpoint, body] of calls) {
      const answer = await send(nextApi(), postAuth(endpoint, body, { cookie: session.cookie, ...headers }));
      expect([endpoint, answer.status]).toEqual([endpoint, 403]);
      expect([answer.headers['set-cookie'], answer.text.includes('access_token')]).toEqual([
        undefined,
        false,
      ]);
    }
    const own = await send(nextApi(), postAuth('refresh', {}, { cookie: session.cookie }));
    expect(own.status).toBe(200);
    await send(nextApi(), postAuth('revoke', {}, { cookie: session.cookie }));
  });

  test('case 63: a script of another site may not ask, and the cookie is bound to this one', async () => {
    const preflight = await fetch(`${nextApi()}/v1/auth/refresh`, {
      method: 'OPTIONS',
      headers: { origin: 'https://attacker.invalid', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const realm = inject('suite').realm.issuer;
    const answer = await send(nextApi(), postAuth('authorize', await consent(world.a, { realm })));
    const cookie = String(answer.headers['set-cookie']);
    for (const part of [/^__Host-/, /; Secure/i, /; HttpOnly/i, /; SameSite=Strict/i, /; Path=\/(;|$)/i])
      expect(cookie).toMatch(part);
    expect(cookie).not.toMatch(/domain=/i);
  });

  test('case 64: a cookie is no authority at the record', async () => {
    const theirs = world.b.session.cookie;
    const own: Ask = get(`/Patient/${world.a.id}`);
    for (const cookie of [world.a.session.cookie, theirs]) {
      const answer = await send(nextApi(), {
        ...own,
        headers: { cookie, origin: publicUrl, [portalRequestHeader]: '1' },
      });
      expect([answer.status, answer.text.includes('CANARY')]).toEqual([401, false]);
    }
    const mixed = await world.ask({ ...get('/Observation'), headers: { cookie: theirs } });
    expect([mixed.status, mixed.text.includes(world.a.prefix)]).toEqual([200, true]);
    const other = await world.ask({ ...get(`/Patient/${world.b.id}`), headers: { cookie: theirs } });
    expect([other.status, codeOf(other)]).toEqual([403, 'not_yours']);
  });

  test('case 69: nothing that is written makes the portal or the records server call an address', async () => {
    const listener = await startOutboundListener();
    const image = { contentType: 'image/png', url: `${listener.url}/x.png` };
    const hook = { type: 'rest-hook', endpoint: listener.url, payload: 'application/fhir+json' };
    const calls = [
      put(paper(world, { content: [{ attachment: image }] })),
      put(message(world, { payload: [{ contentAttachment: image }] })),
      put(message(world, { about: [{ reference: `${listener.url}/Patient/1` }] })),
      post('/Subscription', {
        resourceType: 'Subscription',
        status: 'requested',
        criteria: 'Patient?',
        channel: hook,
      }),
      post('', {
        resourceType: 'Bundle',
        type: 'transaction',
        entry: [{ request: { method: 'GET', url: `${listener.url}/Patient/1` } }],
      }),
      get(`/ValueSet/$expand?url=${listener.url}/ValueSet/x`),
      get(`/Questionnaire?url=${listener.url}/Questionnaire`),
    ];
    const statuses: number[] = [];
    for (const call of calls) statuses.push((await world.ask(call)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 400, 404, 200]);
    expect(listener.calls()).toBe(0);
    expect((await world.ask(put(paper(world)))).status).toBe(201);
  });
});
