import { RecordsRefusal, type RecordsClient } from '@portal/fhir-queries/records-client';
import type { OperationOutcome } from 'fhir/r4';
import type { SignedIn } from './gateway-patient.ts';
import { recordsUrl } from './stack.ts';

/** The product's own queries, sent through the gateway as this patient. */
export function clientOf(patient: SignedIn): RecordsClient {
  async function send(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, headers = {}) {
    const answer = await patient.send(method, `/${path}`, body, headers);
    if (answer.statusCode < 400) return answer.json<unknown>();
    throw new RecordsRefusal(answer.statusCode, answer.json<OperationOutcome>());
  }
  return {
    get: (path, parameters) =>
      send('GET', [path, new URLSearchParams(parameters).toString()].filter(Boolean).join('?')),
    put: (path, body, headers) => send('PUT', path, body, headers),
    post: (path, body, options) => {
      const key = options && 'idempotencyKey' in options ? options.idempotencyKey : undefined;
      return send('POST', path, body, key === undefined ? {} : { 'idempotency-key': key });
    },
  };
}

/** What the records server's $validate has against a stored resource. */
export async function findErrors(path: string): Promise<string[]> {
  const stored = await fetch(`${recordsUrl}/${path}`, { headers: { accept: 'application/fhir+json' } });
  const answer = await fetch(`${recordsUrl}/${path.split('/')[0]}/$validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: await stored.text(),
  });
  const { issue } = (await answer.json()) as OperationOutcome;
  return issue
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ diagnostics = 'no words' }) => diagnostics);
}
