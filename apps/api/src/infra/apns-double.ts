import { type KeyObject, createPublicKey } from 'node:crypto';
import {
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
  createServer,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

type Refusal = { status: number; reason?: string };
type Call = { headers: IncomingHttpHeaders; payload: unknown };

/** Apple's push service as its documents describe it: POST /3/device/{token} over HTTP/2, here without TLS. */
export async function startApns({
  key,
  keyId,
  teamId,
  topic,
}: Record<'keyId' | 'teamId' | 'topic', string> & { key: KeyObject }) {
  const state = {
    calls: [] as Call[],
    connections: 0,
    /** What the next calls are answered with. */
    refusal: undefined as Refusal | undefined,
  };
  const sessions = new Set<Http2Session>();
  const server = createServer();
  server.on('session', (session) => {
    state.connections += 1;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => void answer(stream, headers));

  async function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const { status, reason } = await decide(headers);
    state.calls.push({ headers, payload: JSON.parse(Buffer.concat(chunks).toString()) });
    stream.respond({ ':status': status, 'apns-id': '00000000-0000-4000-8000-000000000000' });
    stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
  }

  async function decide(headers: IncomingHttpHeaders): Promise<Refusal> {
    const [, token = ''] = /^\/3\/device\/([0-9a-f]+)$/.exec(headers[':path'] ?? '') ?? [];
    if (headers[':method'] !== 'POST') return { status: 405, reason: 'MethodNotAllowed' };
    if (token.length < 64) return { status: 400, reason: 'BadDeviceToken' };
    if (headers['apns-topic'] !== topic) return { status: 400, reason: 'DeviceTokenNotForTopic' };
    if (String(headers['apns-collapse-id']).length > 64) return { status: 400, reason: 'BadCollapseId' };
    try {
      const bearer = headers.authorization?.replace('bearer ', '') ?? '';
      const { protectedHeader } = await jwtVerify(bearer, createPublicKey(key), {
        issuer: teamId,
        algorithms: ['ES256'],
      });
      if (protectedHeader.kid !== keyId) return { status: 403, reason: 'InvalidProviderToken' };
    } catch {
      return { status: 403, reason: 'InvalidProviderToken' };
    }
    return state.refusal ?? { status: 200 };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As the service does before it goes down for maintenance. */
    goAway: () => sessions.forEach((session) => session.goaway()),
    close: () => {
      sessions.forEach((session) => session.destroy());
      server.close();
    },
  };
}
