import { RecordsRefusal, type WritingRecordsClient } from '@portal/fhir-queries/records-client';
import type { OperationOutcome, Resource } from 'fhir/r4';
import ky, { isHTTPError, type Options } from 'ky';
import { retryRule } from '../http/retry-rule.ts';
import { session } from './session.ts';
import { TokenExpiredError } from './session-errors.ts';

const fhirJson = 'application/fhir+json';

const records = ky.create({
  ...retryRule(1),
  prefix: '/r4',
  headers: { accept: fhirJson },
  throwHttpErrors: (status) => status !== 401,
});

export const recordsClient: WritingRecordsClient = {
  get: (path, parameters) => send(path, { method: 'get', searchParams: parameters }),
  post: (path, body, headers) => write(path, 'post', body, headers),
  put: (path, body, headers) => write(path, 'put', body, headers),
};

async function write(path: string, method: 'post' | 'put', body: Resource, headers?: Record<string, string>) {
  try {
    return await send(path, {
      method,
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': fhirJson },
    });
  } catch (error) {
    if (!isHTTPError(error) || error.response.status >= 500) throw error;
    throw new RecordsRefusal(error.response.status, readOutcome(error.data), { cause: error });
  }
}

type Call = Omit<Options, 'headers'> & { headers?: Record<string, string> };

async function send(path: string, options: Call): Promise<unknown> {
  const ask = (token: string) =>
    records(path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });

  let response = await ask(await session.getAccessToken());
  if (response.status === 401) response = await ask(await session.refresh());
  if (response.status === 401) {
    session.expire();
    throw new TokenExpiredError();
  }
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
