import { RecordsRefusal, type RecordsClient } from '@portal/fhir-queries/records-client';
import type { OperationOutcome } from 'fhir/r4';
import { serverOrigin } from '../../platform/native.ts';
import { withBearer } from '../with-bearer.ts';

/** Writes large things and tells how much is sent, from 0 to 1: what fetch cannot tell. Stops when the signal says so. */
export function createUploadClient(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Pick<RecordsClient, 'put'> {
  return {
    async put(path, body) {
      const text = JSON.stringify(body);
      const response = await withBearer((headers) =>
        send(`${serverOrigin()}/r4/${path}`, text, headers, onProgress, signal),
      );
      const answer: unknown = await response.json().catch(() => undefined);
      if (response.ok) return answer;
      if (response.status >= 500) throw new Error(`The records server answered ${response.status}.`);
      throw new RecordsRefusal(response.status, answer as OperationOutcome | undefined);
    },
  };
}

function send(
  url: string,
  body: string,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('The connection was lost.'));
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/fhir+json');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(loaded / Math.max(1, total)),
    );
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
