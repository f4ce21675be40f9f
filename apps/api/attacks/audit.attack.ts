import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEvent, Bundle, BundleEntry } from 'fhir/r4';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startFaultyProxy } from '../test/faulty-proxy.ts';
import { environment } from '../test/stack.ts';
import { startApi } from '../test/api-process.ts';
import { get, post, put } from './attack.ts';
import { bodyOf, send } from './calls.ts';
import { findForeignCanaries } from './canaries.ts';
import { readLogs } from './logs.ts';
import { openTables } from './database.ts';
import { readAttacks } from './read-attacks.ts';
import { searchAttacks } from './search-attacks.ts';
import { type World, bare, createWorld } from './world.ts';
import { message, reading } from './written.ts';

const tables = openTables();
let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('audit', () => {
  test.each(['silence', 'refuse'] as const)(
    'case 70: while the audit cannot be stored (%s) writes are refused and nothing is written',
    async (fault) => {
      const proxy = await startFaultyProxy(environment.PORTAL_DATABASE_URL.replace(/^postgres/, 'http'));
      const { realm, organizationId, logFolder } = inject('suite');
      const api = await startApi(logFolder, {
        PORTAL_ISSUER: realm.issuer,
        PORTAL_ORGANIZATION_ID: organizationId,
        PORTAL_DATABASE_URL: environment.PORTAL_DATABASE_URL.replace(/@[^/]+/, `@${new URL(proxy.url).host}`),
      });
      onTestFinished(() => api.stop());
      const authorization = `Bearer ${await world.a.session.bearer()}`;
      const ask = (call: ReturnType<typeof get>) =>
        send(api.url, { ...call, headers: { authorization, ...call.headers } });
      const own = reading(world);
      expect((await ask(put(own))).status).toBe(201);

      const [fresh, change] = [message(world), { ...own, valueQuantity: { value: 1 } }];
      const before = await bare(`/Observation/${own.id}`);
      expect((await ask(get(`/Patient/${world.a.id}`))).status).toBe(200);
      proxy.inject(fault);
      const answers = await Promise.all([
        ask(put(change)),
        ask(put(fresh)),
        ask(get(`/Patient/${world.a.id}`)),
      ]);
      // The second write waits for the first of the same patient, and for no longer than its turn may take.
      const refused = expect.toBeOneOf([503, 429]) as number;
      expect(answers.map(({ status }) => status)).toEqual([503, refused, 200]);
      proxy.inject('none');
      expect(await bare(`/Communication/${fresh.id}`)).toContain('OperationOutcome');
      expect(await bare(`/Observation/${own.id}`)).toBe(before);
      await expect.poll(async () => (await ask(put(fresh))).status, { timeout: 20_000 }).toBe(201);
    },
  );

  test('every call leaves one record, allowed or refused', async () => {
    const calls = [...readAttacks, ...searchAttacks].filter(({ scope }) => scope === undefined);
    await sleep(400);
    const from = new Date();
    let made = 0;
    for (const attack of calls) {
      const { status } = await world.ask(attack.ask(world));
      // What the HTTP layer refuses never reaches a route, so nobody is known to have called.
      if (status !== 414 && status !== 431) made += 1;
    }
    await expect.poll(() => tables.countAccesses(world.a.id, from), { timeout: 5000 }).toBe(made);
  });

  test('A sees their own events and the hospital’s about them, and none of B’s', async () => {
    await world.askAs(world.b, get(`/Patient/${world.b.id}`));
    await sleep(400);
    const entry: BundleEntry<AuditEvent>[] = [];
    for (let page = 0; entry.length === page * 200; page += 1) {
      const answer = await world.ask(get(`/AuditEvent?_count=200&_offset=${page * 200}`));
      entry.push(...((bodyOf(answer) as Bundle<AuditEvent>).entry ?? []));
    }
    expect(entry.length).toBeGreaterThan(10);
    expect(JSON.stringify(entry)).toContain(world.a.mark('staff'));
    const about = entry.map(({ resource }) => resource?.entity?.[0]?.what?.reference);
    expect(new Set(about)).toEqual(new Set([world.a.self.reference]));
    const [row] = await tables.query<{ id: string }>(
      'select id from portal.audit where patient_id = $1 order by at desc limit 1',
      [world.b.id],
    );
    const foreign = await world.ask(get(`/AuditEvent/${row?.id}`));
    const missing = await world.ask(get('/AuditEvent/00000000-0000-7000-8000-000000000000'));
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await world.askAs(world.b, get(`/AuditEvent/${row?.id}`))).status).toBe(200);
  });

  test('case 70: logs and audit rows hold no token and nothing of a patient', async () => {
    const token = await world.a.session.bearer();
    await world.ask(get(`/Observation?code=${encodeURIComponent(world.a.mark('searched'))}`));
    await world.ask(get(`/Patient/${world.a.mark('path')}~`));
    await world.ask(post('', '{"broken', { 'content-type': 'application/fhir+json' }));
    await world.ask(put(message(world, { payload: [{ contentString: 'a\u0000b' }] })));
    await sleep(500);
    const log = readLogs();
    expect(log.length).toBeGreaterThan(10_000);
    expect(findForeignCanaries(log, undefined)).toEqual([]);
    const secrets = {
      token: token.slice(-40),
      any: 'eyJ',
      id: world.a.id,
      email: world.a.email,
      cookie: world.a.session.cookie,
    };
    for (const [what, secret] of Object.entries(secrets))
      expect([what, log.includes(secret)]).toEqual([what, false]);
    const rows = await tables.query('select * from portal.audit where patient_id = any($1)', [
      [world.a.id, world.b.id],
    ]);
    expect(rows.length).toBeGreaterThan(100);
    expect(findForeignCanaries(JSON.stringify(rows), undefined)).toEqual([]);
  });
});
