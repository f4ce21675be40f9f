import { RecordsRefusal, type RecordsClient } from '@portal/fhir-queries/records-client';
import type { OperationOutcome, Resource } from 'fhir/r4';
import ky, { isHTTPError, type Options } from 'ky';
import { retryRule } from '../../http/retry-rule.ts';
import { serverOrigin } from '../../platform/native.ts';
import { withBearer } from '../with-bearer.ts';

const fhirJson = 'application/fhir+json';

const records = ky.create({
  ...retryRule(1),
  prefix: `${serverOrigin()}/r4`,
  headers: { accept: fhirJson },
  throwHttpErrors: (status) => status !== 401,
});

export const recordsClient: RecordsClient = {
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
