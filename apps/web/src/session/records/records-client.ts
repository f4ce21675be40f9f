import { RecordsRefusal, type RecordsClient } from '@portal/fhir-queries/records-client';
import type { OperationOutcome, Resource } from 'fhir/r4';
import ky, { isHTTPError, type Options } from 'ky';
import { retryRule } from '../../http/retry-rule.ts';
import { serverOrigin } from '../../platform/native.ts';
import { withBearer } from '../with-bearer.ts';

const fhirJson = 'application/fhir+json';

const retries = 1;

const records = ky.create({
  ...retryRule(retries),
  prefix: `${serverOrigin()}/r4`,
  headers: { accept: fhirJson },
  throwHttpErrors: (status) => status !== 401,
});

export const recordsClient: RecordsClient = {
  get: (path, parameters) => send(path, { method: 'get', searchParams: parameters }),
  post: (path, body, options) =>
    write(path, body, {
      method: 'post',
      headers: options && 'idempotencyKey' in options ? { 'idempotency-key': options.idempotencyKey } : {},
      ...retryRule(retries, { isRepeatable: options !== undefined }),
    }),
  put: (path, body, headers = {}) => write(path, body, { method: 'put', headers }),
};

async function write(path: string, body: Resource, { headers, ...call }: Call) {
  try {
    return await send(path, {
      ...call,
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': fhirJson },
    });
  } catch (error) {
    if (!isHTTPError(error) || error.response.status >= 500) throw error;
    throw new RecordsRefusal(error.response.status, readOutcome(error.data), { cause: error });
  }
}

type Call = Omit<Options, 'headers'> & { headers?: Record<string, string> };

async function send(path: string, { headers, ...options }: Call): Promise<unknown> {
  const response = await withBearer((bearer) =>
    records(path, { ...options, headers: { ...headers, ...bearer } }),
  );
  return response.json();
}

function readOutcome(data: unknown): OperationOutcome | undefined {
  try {
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return (body as OperationOutcome | undefined)?.resourceType === 'OperationOutcome'
      ? (body as OperationOutcome)
      : undefined;
  } catch {
    return undefined;
  }
}
