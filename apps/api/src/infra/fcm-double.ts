import { type KeyObject, createPublicKey } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

type Refusal = { status: number; errorCode?: string; type?: string; retryAfter?: string };
export type FcmMessage = {
  token: string;
  notification: Record<string, string>;
  data: Record<string, string>;
  android: Record<string, unknown>;
};

/**
 * Google's token endpoint and Firebase Cloud Messaging, as far as their documents describe them:
 * https://developers.google.com/identity/protocols/oauth2/service-account,
 * https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send
 */
export async function startFcm({
  key,
  email,
  projectId,
}: {
  key: KeyObject;
  email: string;
  projectId: string;
}) {
  const state = {
    sent: [] as FcmMessage[],
    grants: 0,
    calls: 0,
    /** What the next sends are answered with. */
    refusal: undefined as Refusal | undefined,
  };
  const tokens = new Set<string>();
  let url = '';

  const server = createServer((request, response) => {
    const answer = (status: number, body: object, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    void readBody(request).then(async (body) => {
      if (request.url === '/token') return grant(new URLSearchParams(body), answer);
      return request.url === `/v1/projects/${projectId}/messages:send`
        ? send(request, body, answer)
        : answer(404, { error: { code: 404, status: 'NOT_FOUND' } });
    });
  });
  type Answer = (status: number, body: object, headers?: object) => unknown;

  async function grant(form: URLSearchParams, answer: Answer) {
    const isJwtBearer = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', createPublicKey(key), {
        issuer: email,
        audience: `${url}/token`,
        algorithms: ['RS256'],
      });
      const isShort = (payload.exp ?? Infinity) - (payload.iat ?? 0) <= 3600;
      if (
        !isJwtBearer ||
        !isShort ||
        payload['scope'] !== 'https://www.googleapis.com/auth/firebase.messaging'
      )
        throw new Error('invalid_grant');
    } catch {
      return answer(400, { error: 'invalid_grant' });
    }
    state.grants += 1;
    const token = `ya29.${state.grants}`;
    tokens.add(token);
    return answer(200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
  }

  function send(request: IncomingMessage, body: string, answer: Answer) {
    state.calls += 1;
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!tokens.has(token)) return answer(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
    const { refusal } = state;
    if (!refusal) {
      state.sent.push((JSON.parse(body) as { message: FcmMessage }).message);
      return answer(200, { name: `projects/${projectId}/messages/${state.sent.length}` });
    }
    const { status, errorCode, type = 'google.firebase.fcm.v1.FcmError', retryAfter } = refusal;
    const details = errorCode === undefined ? [] : [{ '@type': `type.googleapis.com/${type}`, errorCode }];
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    return answer(status, { error: { code: status, message: 'refused', details } }, headers);
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { state, url, dropTokens: () => tokens.clear(), close: () => server.close() };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
