import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { makeCertificate } from '@portal/test-stack/make-certificate';
import type { Patient } from 'fhir/r4';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createHookServer } from '../src/events/hook-server.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { openRecords } from '../src/records/open-records.ts';
import { portalEnvironment } from '@portal/test-stack/settings';
import { stack } from './stack.ts';

const { key, cert } = makeCertificate();
const { tls } = parseSettings(
  portalEnvironment(stack, { PORTAL_TLS_CERTIFICATE_FILE: cert, PORTAL_TLS_KEY_FILE: key }),
);
const known = getCACertificates('default');

// As NODE_EXTRA_CA_CERTS does for a process from its start.
beforeAll(() => setDefaultCACertificates([...known, readFileSync(cert, 'utf8')]));
afterAll(() => setDefaultCACertificates(known));

const patient: Patient = { resourceType: 'Patient', id: 'of-the-records-server' };

/** A records server that hears nobody without a certificate. */
async function openDemanding() {
  const shown: unknown[] = [];
  const options = { key: readFileSync(key), cert: readFileSync(cert), ca: readFileSync(cert) };
  const server = createServer(
    { ...options, requestCert: true, rejectUnauthorized: true },
    (request, response) => {
      shown.push((request.socket as TLSSocket).getPeerCertificate().subject?.CN);
      response.end(JSON.stringify(patient));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `https://localhost:${(server.address() as AddressInfo).port}/fhir`, shown };
}

test('the records server is shown this process’s certificate, and hears nobody without', async () => {
  const { url, shown } = await openDemanding();
  const records = openRecords({ recordsUrl: url, tls });
  const stranger = openRecords({ recordsUrl: url });
  onTestFinished(async () => void (await Promise.all([records.close(), stranger.close()])));
  expect(await records.find('Patient', 'of-the-records-server')).toEqual(patient);
  await expect(stranger.find('Patient', 'of-the-records-server')).rejects.toThrow('records is unavailable');
  expect(shown).toEqual(['localhost']);
});

test('a records server whose certificate nobody vouches for is not believed', async () => {
  setDefaultCACertificates(known);
  onTestFinished(() => setDefaultCACertificates([...known, readFileSync(cert, 'utf8')]));
  const { url, shown } = await openDemanding();
  const records = openRecords({ recordsUrl: url, tls });
  onTestFinished(() => records.close());
  await expect(records.find('Patient', 'of-the-records-server')).rejects.toThrow('records is unavailable');
  expect(shown).toEqual([]);
});

test('with a certificate, hooks are told over TLS alone', async () => {
  const take = vi.fn(async () => undefined);
  const server = createHookServer({ secrets: ['secret'], tls }, take, pino({ level: 'silent' }));
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  expect(address).toMatch(/^https:/);
  const call = (scheme: string) =>
    fetch(`${address.replace('https', scheme)}/Patient/1`, {
      method: 'PUT',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/fhir+json' },
      body: JSON.stringify(patient),
    });
  expect((await call('https')).status).toBe(200);
  await expect(call('http')).rejects.toThrow('fetch failed');
  expect(take).toHaveBeenCalledTimes(1);
});
