import type { RecordsClient, RecordsWriter } from '@portal/fhir-queries/records-client';
import ky, { isHTTPError } from 'ky';
import { idempotencyKeyHeader, retryRule } from '../http/retry-rule.ts';
import { ChangedMeanwhileError } from './session-errors.ts';
import { withBearer } from './with-bearer.ts';

const fhirBody = { 'content-type': 'application/fhir+json' };

const records = ky.create({
  ...retryRule(1),
  prefix: '/r4',
  headers: { accept: 'application/fhir+json' },
  throwHttpErrors: (status) => status !== 401,
});

export const recordsClient: RecordsClient & RecordsWriter = {
  async get(path, parameters) {
    const response = await withBearer((headers) => records.get(path, { searchParams: parameters, headers }));
    return response.json();
  },

  async sendBundle(bundle) {
    const own = { ...fhirBody, [idempotencyKeyHeader]: crypto.randomUUID() };
    const response = await withBearer((headers) =>
      records.post('', { json: bundle, headers: { ...headers, ...own } }),
    );
    return response.json();
  },

  async put(path, resource, { version }) {
    const body = JSON.stringify(resource);
    const own = { ...fhirBody, 'if-match': `W/"${version}"` };
    const response = await withBearer((headers) =>
      records.put(path, { body, headers: { ...headers, ...own } }),
    ).catch(explain);
    return response.json();
  },
};

function explain(error: unknown): never {
  const status = isHTTPError(error) ? error.response.status : 0;
  throw status === 409 || status === 412 ? new ChangedMeanwhileError({ cause: error }) : error;
}
