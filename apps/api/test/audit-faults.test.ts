import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Unavailable } from '../src/upstream/unavailable.ts';
import { createAccess, startAudit } from './audit-setup.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { environment } from './stack.ts';

async function startBehindProxy() {
  const proxy = await startFaultyProxy(environment.PORTAL_DATABASE_URL.replace(/^postgres/, 'http'));
  const databaseUrl = environment.PORTAL_DATABASE_URL.replace(/@[^/]+/, `@${new URL(proxy.url).host}`);
  return { proxy, ...(await startAudit({ PORTAL_DATABASE_URL: databaseUrl })) };
}

test.each(['refuse', 'silence'] as const)(
  'with PostgreSQL lost (%s) a write is refused within 2.5 s, reads go on, and their records come later',
  async (fault) => {
    const { audit, proxy, logLines } = await startBehindProxy();
    const healthy = await startAudit();
    const patientId = randomUUID();
    const canary = `Canary${randomUUID().slice(0, 8)}`;
    await audit.confirmWrite(createAccess(patientId, { resourceIds: ['before'] }));
    proxy.inject(fault);
    const from = performance.now();
    const refused = expect(
      audit.confirmWrite(createAccess(patientId, { interaction: 'update', resourceIds: [canary] })),
    ).rejects.toBeInstanceOf(Unavailable);
    for (let step = 0; step < 300; step++) {
      const noted = performance.now();
      audit.noteRead(createAccess(patientId, { resourceIds: [`r${step}`] }));
      expect(performance.now() - noted).toBeLessThan(50);
    }
    await refused;
    expect(performance.now() - from).toBeGreaterThan(1000);
    expect(performance.now() - from).toBeLessThan(2500);
    proxy.inject('none');
    await expect
      .poll(
        async () =>
          (
            await healthy.infra.database.query<{ n: number }>(
              `select count(*)::int as n from portal.audit where patient_id = $1 and resources like 'r%'`,
              [patientId],
            )
          )[0]?.n,
        { timeout: 15_000 },
      )
      .toBe(300);
    await audit.confirmWrite(createAccess(patientId, { resourceIds: ['after'] }));
    const log = logLines.join('');
    expect(log).toContain('audit records cannot be stored and are kept');
    for (const secret of [patientId, canary]) expect(log).not.toContain(secret);
  },
);

test('records that find no room are counted in a loud line without patient data', async () => {
  const { audit, logLines } = await startAudit({
    PORTAL_DATABASE_URL: 'postgres://portal:portal@127.0.0.1:1/portal',
  });
  const patientId = randomUUID();
  for (let row = 0; row < 25_000; row++) audit.noteRead(createAccess(patientId));
  await audit.close();
  const losses = logLines.filter((line) => line.includes('audit records were lost'));
  const told = losses.map((line) => JSON.parse(line) as { level: number; lost: number; lostInAll: number });
  expect(told.reduce((sum, { lost }) => sum + lost, 0)).toBe(25_000);
  expect(told.at(-1)).toMatchObject({ level: 50, lostInAll: 25_000 });
  expect(losses.length).toBeLessThanOrEqual(4);
  expect(logLines.join('')).not.toContain(patientId);
});
