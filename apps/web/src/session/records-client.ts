import type { RecordsClient } from '@portal/fhir-queries/records-client';
import ky, { type KyResponse } from 'ky';
import { idempotencyKeyHeader, retryRule } from '../http/retry-rule.ts';
import { session } from './session.ts';
import { TokenExpiredError } from './session-errors.ts';

const records = ky.create({
  ...retryRule(1),
  prefix: '/r4',
  headers: { accept: 'application/fhir+json' },
  throwHttpErrors: (status) => status !== 401,
});

export const recordsClient: RecordsClient = {
  get: (path, parameters) =>
    call((authorization) => records.get(path, { searchParams: parameters, headers: { authorization } })),

  sendBundle: (bundle) => {
    const key = crypto.randomUUID();
    return call((authorization) =>
      records.post('', {
        json: bundle,
        headers: { authorization, ...fhirBody, [idempotencyKeyHeader]: key },
      }),
    );
  },
};

const fhirBody = { 'content-type': 'application/fhir+json' };

/** With the token of the moment; once more with a new one where the server does not take it. */
async function call(send: (authorization: string) => Promise<KyResponse>): Promise<unknown> {
  let response = await send(`Bearer ${await session.getAccessToken()}`);
  if (response.status === 401) response = await send(`Bearer ${await session.refresh()}`);
  if (response.status === 401) {
    session.expire();
    throw new TokenExpiredError();
  }
  return response.json();
}
