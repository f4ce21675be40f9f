import type { OperationOutcome } from 'fhir/r4';
import { expect, test } from 'vitest';
import { startFaultyProxy } from './faulty-proxy.ts';
import { createPatient } from './people.ts';
import { startPortal } from './portal.ts';
import { signInWeb } from './sign-in.ts';
import { recordsUrl } from './stack.ts';

test.each(['refuse', 'silence', 'truncate'] as const)(
  'a records server that answers badly (%s) is 503 within 3 s, and nothing else suffers',
  async (fault) => {
    const proxy = await startFaultyProxy(recordsUrl);
    const portal = await startPortal({ PORTAL_RECORDS_URL: `${proxy.url}/fhir` });
    const person = await createPatient();
    const { tokens } = await signInWeb(portal, person);
    proxy.inject(fault);
    for (const path of [`/Patient/${person.patientId}`, '/Observation']) {
      const from = Date.now();
      const answer = await portal.fhir(path, tokens.access_token);
      expect(Date.now() - from).toBeLessThan(3000);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('3');
      expect(answer.json<OperationOutcome>().issue[0]?.code).toBe('transient');
    }
    expect((await portal.app.inject('/healthz')).statusCode).toBe(200);
    const ready = await portal.app.inject('/readyz');
    expect(ready.json()).toMatchObject({ dependencies: { records: 'down', database: 'up' } });
    proxy.inject('none');
    expect((await portal.fhir(`/Patient/${person.patientId}`, tokens.access_token)).statusCode).toBe(200);
  },
);
