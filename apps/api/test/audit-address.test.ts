import type { AuditEvent, Bundle } from 'fhir/r4';
import { expect, test } from 'vitest';
import { createPatient } from './people.ts';
import { getTokens, startPortal, type TestPortal, createBrowser } from './portal.ts';
import { consent } from './sign-in.ts';

/** Signs in and reads the own record with this header, as an app at 127.0.0.1 does. */
async function leaveTraces(portal: TestPortal, forwardedFor: string) {
  const person = await createPatient();
  const headers = { 'x-forwarded-for': forwardedFor };
  const signedIn = await createBrowser().post(portal, '/v1/auth/authorize', await consent(person), headers);
  const authorization = `Bearer ${getTokens(signedIn).access_token}`;
  const get = (url: string) => portal.app.inject({ url, headers: { ...headers, authorization } });
  const url = `/r4/Patient/${person.patientId}`;
  expect((await get(url)).statusCode).toBe(200);
  const rows = () =>
    portal.infra.database.query<{ interaction: string; address: string | null }>(
      `select interaction, address from portal.audit
       where patient_id = $1 and interaction in ('login', 'read') order by at`,
      [person.patientId],
    );
  await expect.poll(async () => (await rows()).length).toBe(2);
  const events = (await get('/r4/AuditEvent?subtype=read')).json<Bundle<AuditEvent>>();
  return {
    stored: (await rows()).map(({ address }) => address),
    told: events.entry?.[0]?.resource?.agent.find(({ altId }) => altId !== undefined)?.network,
  };
}

test('B16: behind a trusted proxy the audit has the client’s address, not one that the client wrote before it', async () => {
  const portal = await startPortal({ PORTAL_TRUST_PROXY: 'loopback' });
  const { stored, told } = await leaveTraces(portal, '198.51.100.66, 203.0.113.9');
  expect(stored).toEqual(['203.0.113.9', '203.0.113.9']);
  expect(told).toEqual({ address: '203.0.113.9', type: '2' });
});

test('B16: an untrusted peer cannot choose the address in the audit', async () => {
  const portal = await startPortal({ PORTAL_TRUST_PROXY: '10.0.0.0/8' });
  const { stored, told } = await leaveTraces(portal, '203.0.113.9');
  expect(stored).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(told).toEqual({ address: '127.0.0.1', type: '2' });
});
