import ky from 'ky';

type Asked = { method: string; path: string; body: unknown };
/** What the portal's own endpoints would answer: a body, a Response, or undefined where there is nothing. */
export type PortalAnswer = (asked: Asked) => unknown;
/** What is asked over HTTP otherwise, or with the whole request; undefined where the real server may answer. */
export type ApiAnswer = (request: Request) => Response | undefined | Promise<Response | undefined>;

const prefix = `${window.location.origin}/v1/`;
const realFetch = window.fetch.bind(window);
let answer: PortalAnswer = () => undefined;
let answerRequest: ApiAnswer | undefined;

/** Stands where `http/portal-api.ts` does; asks once where that one would ask again. */
export const portalApi = ky.create({
  prefix,
  retry: 0,
  fetch: (input, init) => respond(new Request(input, init)),
});

window.fetch = async (input, init) =>
  (await answerRequest?.(new Request(input, init))) ?? realFetch(input, init);

export function portalAnswersWith(next: PortalAnswer, request?: ApiAnswer): void {
  answer = next;
  answerRequest = request;
}

export const refuses = (status: number, code = 'refused') =>
  Response.json({ code, detail: 'Refused.' }, { status });

export const pathOf = ({ url }: Request) => new URL(url).pathname;

/** What an identity server says of itself. */
export function findDiscovery(issuer: string, { url }: Request): Response | undefined {
  return url.startsWith(issuer)
    ? Response.json({ issuer, authorization_response_iss_parameter_supported: true })
    : undefined;
}

/** As a link that broke. */
export const isLost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

async function respond(request: Request): Promise<Response> {
  const text = await request.clone().text();
  const answered = await answer({
    method: request.method,
    path: request.url.slice(prefix.length),
    body: text === '' ? undefined : JSON.parse(text),
  });
  if (answered instanceof Response) return answered;
  if (answered !== undefined) return Response.json(answered);
  return (await answerRequest?.(request)) ?? refuses(404, 'not_found');
}
