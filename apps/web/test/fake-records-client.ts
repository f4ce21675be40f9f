import { RecordsRefusal, type RecordsClient } from '@portal/fhir-queries/records-client';
import type { Bundle, BundleEntry, FhirResource } from 'fhir/r4';
import { HTTPError, isHTTPError, type NormalizedOptions } from 'ky';

type Asked = { method: 'get' | 'post' | 'put'; path: string; parameters: URLSearchParams; body?: unknown };
/**
 * What the records server would answer; undefined where it has nothing. Throws what the client throws. A batch that it
 * does not answer whole is asked part by part.
 */
export type Answer = (asked: Asked) => unknown;

let answer: Answer = () => undefined;

/** Stands where `session/records/records-client.ts` does; `answerWith` says what it finds. */
export const recordsClient: RecordsClient = {
  get: (path, parameters) => read(path, new URLSearchParams(parameters)),
  post: (path, body) => write('post', path, body),
  put: (path, body) => write('put', path, body),
};

async function read(path: string, parameters: URLSearchParams): Promise<unknown> {
  return (await answer({ method: 'get', path, parameters })) ?? missing(path);
}

async function write(method: 'post' | 'put', path: string, body: unknown): Promise<unknown> {
  const answered = await answer({ method, path, parameters: new URLSearchParams(), body });
  if (answered !== undefined) return answered;
  return path === '' ? answerParts(body as Bundle) : body;
}

async function answerParts({ type, entry = [] }: Bundle): Promise<Bundle> {
  const parts = entry.map(({ request, resource }) =>
    answerPart(request?.method, request?.url ?? '', resource),
  );
  return { resourceType: 'Bundle', type: `${type as 'batch'}-response`, entry: await Promise.all(parts) };
}

async function answerPart(method: string | undefined, url: string, body: unknown): Promise<BundleEntry> {
  const [path = '', query] = url.split('?');
  try {
    const resource = await (method === 'GET'
      ? read(path, new URLSearchParams(query))
      : write(method === 'PUT' ? 'put' : 'post', path, body));
    return { response: { status: '200 OK' }, resource: resource as FhirResource };
  } catch (error) {
    const status =
      error instanceof RecordsRefusal ? error.status : isHTTPError(error) && error.response.status;
    if (status === false) throw error;
    return { response: { status: String(status) } };
  }
}

export function answerWith(next: Answer): void {
  answer = next;
}

/** A page of a search with these in it. */
export function found(...resources: FhirResource[]): Bundle {
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: resources.length,
    entry: resources.map((resource) => ({ resource, search: { mode: 'match' } })),
  };
}

export const neverAnswers = () => new Promise<never>(() => undefined);

export function isSilent(): never {
  throw new TypeError('Failed to fetch');
}

/** Searches find nothing; reads are refused, as the real client says it. */
function missing(path: string): Bundle {
  if (path.includes('/')) throw refusedRead(path);
  return found();
}

function refusedRead(path: string): HTTPError {
  const request = new Request(`${window.location.origin}/r4/${path}`);
  return new HTTPError(new Response(null, { status: 404 }), request, {} as NormalizedOptions);
}
