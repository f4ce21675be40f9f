import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestPortal, startPortal } from './portal.ts';
import { stack } from './stack.ts';

const anyAddress = () => `198.51.100.${Math.floor(Math.random() * 250)}`;

/** One call that arrives from this peer, and says that it comes from that client. */
async function call({ app }: TestPortal, peer: string, client: string): Promise<number> {
  const answer = await app.inject({
    url: '/r4/Patient/x',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': client },
  });
  return answer.statusCode;
}

async function warningsOf({ app }: TestPortal): Promise<string[] | undefined> {
  return (await app.inject({ url: '/readyz' })).json<{ warnings?: string[] }>().warnings;
}

/** Calls until the limit of 5 a minute is met, also where a new minute begins meanwhile. */
async function callOften(portal: TestPortal, peer: string, clientOf: (call: number) => string) {
  const statuses = [];
  for (let turn = 0; turn < 14; turn += 1) statuses.push(await call(portal, peer, clientOf(turn)));
  return statuses;
}

const limited = { PORTAL_ADDRESS_RATE_PER_MINUTE: '5' };

test('case 75: what an untrusted peer says of its address is ignored', async () => {
  const portal = await startPortal({ ...limited, PORTAL_TRUST_PROXY: '10.9.0.0/16' });
  const stranger = anyAddress();
  expect(await callOften(portal, stranger, (turn) => `203.0.113.${turn}`)).toContain(429);
  expect(await warningsOf(portal)).toBeUndefined();
});

test('case 75: behind the proxy each client has a limit of its own', async () => {
  const portal = await startPortal({ ...limited, PORTAL_TRUST_PROXY: '10.9.0.0/16' });
  const [busy, quiet] = ['192.0.2.7', '192.0.2.8'];
  expect(await callOften(portal, '10.9.0.1', () => busy)).toContain(429);
  expect(await call(portal, '10.9.0.1', quiet)).toBe(401);
  // Whatever the client itself says stands before what the proxy adds.
  expect(await callOften(portal, '10.9.0.1', (turn) => `203.0.113.${turn}, 192.0.2.9`)).toContain(429);
  expect(await warningsOf(portal)).toBeUndefined();
});

test('case 75: a proxy that is not trusted is told in /readyz and in the log', async () => {
  const portal = await startPortal({ PORTAL_TRUST_PROXY: 'loopback' });
  expect(await warningsOf(portal)).toBeUndefined();
  await call(portal, '172.20.0.5', '192.0.2.7');
  expect(await warningsOf(portal)).toEqual([
    '172.20.0.5 forwards calls and is not named in PORTAL_TRUST_PROXY.',
  ]);
  expect(portal.logLines.filter((line) => line.includes('PORTAL_TRUST_PROXY'))).toHaveLength(1);
  expect(portal.logLines.join('')).not.toContain('192.0.2.7');
});

test('case 75: compose trusts the networks of its edge and its web server, and no more', () => {
  const text = readFileSync(join(stack.repository, 'deploy/compose/compose.yaml'), 'utf8');
  const trusted = /PORTAL_TRUST_PROXY: (\S+)/.exec(text)?.[1];
  const subnetOf = (name: string) =>
    new RegExp(`\\n  ${name}:\\n(?:    .*\\n)*?.*subnet: '?([^\\s']+)`).exec(text)?.[1];
  expect(trusted).toBe('${PORTAL_SUBNET:-172.29.240}.0/25');
  expect([subnetOf('edge'), subnetOf('app')]).toEqual([
    '${PORTAL_SUBNET:-172.29.240}.0/26',
    '${PORTAL_SUBNET:-172.29.240}.64/26',
  ]);
});
