import { randomUUID } from 'node:crypto';
import type { AuditEvent, Bundle } from 'fhir/r4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Access } from '../src/audit/access-audit.ts';
import { createAccess, idsOf, startAudit } from './audit-setup.ts';
import { createPatient } from './people.ts';
import { createBrowser, startPortal, webClient } from './portal.ts';
import { signInWeb } from './sign-in.ts';

test('what is noted is stored in a moment, newest first for its patient', async () => {
  const { audit, search } = await startAudit();
  const patientId = randomUUID();
  const from = Date.now() - 5000;
  for (let step = 0; step < 5; step++) {
    audit.noteRead(createAccess(patientId, { at: new Date(from + step), resourceIds: [`r${step}`] }));
  }
  await expect
    .poll(async () => (await search(patientId)).entry?.map(({ resource }) => resource?.entity?.[1]?.what), {
      timeout: 3000,
    })
    .toEqual([4, 3, 2, 1, 0].map((step) => ({ reference: `Observation/r${step}` })));
});

test('a confirmed write can be read by another process at once; 300 in parallel share few commits', async () => {
  const one = await startAudit();
  const other = await startAudit();
  const patientId = randomUUID();
  const writes = Array.from({ length: 300 }, () => createAccess(patientId, { interaction: 'update' }));
  await Promise.all(writes.map((access) => one.audit.confirmWrite(access)));
  expect(idCount(await other.search(patientId, '_count=200'))).toBe(200);
  expect(idCount(await other.search(patientId, '_count=200&_offset=200'))).toBe(100);
  const stored = await one.infra.database.query<{ xmin: string }>(
    'select distinct xmin::text from portal.audit where patient_id = $1',
    [patientId],
  );
  expect(stored.length).toBeLessThanOrEqual(3);
});

test('whatever an access holds, it is stored, and a batch that is sent twice is stored once', async () => {
  const { audit, infra } = await startAudit();
  const { createAuditStore } = await import('../src/audit/audit-store.ts');
  const { toAuditRow } = await import('../src/audit/audit-row.ts');
  const text = fc.string({ unit: 'binary', maxLength: 100 });
  const accesses = fc.record<Access>({
    at: fc.integer({ min: 0, max: 1000 }).map((ago) => new Date(Date.now() - ago)),
    requestId: text,
    sessionId: text,
    subject: text,
    patientId: text,
    address: fc.option(text, { nil: undefined }),
    interaction: text,
    type: fc.option(text, { nil: undefined }),
    resourceIds: fc.array(text, { maxLength: 60 }),
    outcome: fc.constantFrom('success', 'refused', 'failed'),
    reason: fc.option(text, { nil: undefined }),
  });
  const drawn = fc.sample(accesses, { numRuns: 1000, seed: 4 });
  await Promise.all(drawn.map((access) => audit.confirmWrite(access)));

  const patientId = randomUUID();
  const rows = Array.from({ length: 50 }, () => toAuditRow(createAccess(patientId)));
  const store = createAuditStore(infra.database);
  await store.insert(rows);
  await store.insert(rows);
  const [count] = await infra.database.query<{ n: number }>(
    'select count(*)::int as n from portal.audit where patient_id = $1',
    [patientId],
  );
  expect(count?.n).toBe(50);
});

test('months that nobody has prepared are made by whoever writes first, eight processes at once', async () => {
  const processes = await Promise.all(Array.from({ length: 8 }, () => startAudit()));
  const patientId = randomUUID();
  const year = 2100 + Math.floor(Math.random() * 800);
  const months = ['01', '02', '12'].map((month) => new Date(`${year}-${month}-28T23:59:59.999Z`));
  await Promise.all(
    processes.flatMap(({ audit }) =>
      months.map((at) => audit.confirmWrite(createAccess(patientId, { at, interaction: 'update' }))),
    ),
  );
  const query = processes[0]?.infra.database.query;
  const stored = await query?.<{ partition: string; n: number }>(
    `select relname as partition, count(*)::int as n from portal.audit a join pg_class c on c.oid = a.tableoid
     where patient_id = $1 group by 1 order by 1`,
    [patientId],
  );
  expect(stored).toEqual(['01', '02', '12'].map((month) => ({ partition: `audit_${year}_${month}`, n: 8 })));

  // Retention: a month is dropped as a whole, and what comes later makes its room again.
  await query?.(`alter table portal.audit detach partition portal.audit_${year}_01`);
  for (const month of ['01', '02', '12']) await query?.(`drop table portal.audit_${year}_${month}`);
  await processes[0]?.audit.confirmWrite(createAccess(patientId, { at: months[0] ?? new Date() }));
  await query?.(`drop table portal.audit_${year}_01`);
});

test('a read of one patient goes by the index, in every month', async () => {
  const { audit, infra } = await startAudit();
  const patientId = randomUUID();
  await audit.confirmWrite(createAccess(patientId));
  await infra.database.transaction(async (query) => {
    // The planner prefers other ways while the table is small; this is the one that it has when it is not.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await query(`set local enable_${way} = off`);
    const plan = await query<{ 'QUERY PLAN': string }>(
      `explain select * from portal.audit where patient_id = '${patientId}' order by at desc, id desc limit 50`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan Backward/);
    expect(text).not.toMatch(/Sort\b|Seq Scan/);
  });
});

test('a sign-in and its end are events of the patient', async () => {
  const portal = await startPortal();
  const { search } = await startAudit();
  const person = await createPatient();
  const { browser } = await signInWeb(portal, person);
  await browser.post(portal, '/v1/auth/revoke', webClient);
  await expect
    .poll(async () =>
      (await search(person.patientId)).entry?.map(({ resource }) => resource?.subtype?.[0]?.display),
    )
    .toEqual(['Logout', 'Login']);
  const [event] = (await search(person.patientId, 'subtype=110122')).entry ?? [];
  expect(event?.resource).toMatchObject({
    type: { code: '110114' },
    outcome: '0',
    agent: [
      { who: { identifier: { value: person.userId } }, requestor: true },
      { name: 'Chrome, Linux' },
      {},
    ],
  });
  const stranger = createBrowser(new Map([['__Host-portal-session', 'x']]));
  expect((await stranger.post(portal, '/v1/auth/refresh', webClient)).statusCode).toBe(401);
});

function idCount(bundle: Bundle<AuditEvent>): number {
  return new Set(idsOf(bundle)).size;
}
