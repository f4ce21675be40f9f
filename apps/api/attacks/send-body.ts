import { request } from 'node:http';

type Sending = { method: string; path: string; token: string; body: Buffer; isChunked?: boolean };

const chunkBytes = 64 * 1024;

/** Sends a body with its length, or in chunks without one. What comes back before all is sent counts too. */
export async function sendBody(
  origin: string,
  { method, path, token, body, isChunked = false }: Sending,
): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, {
      method,
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/fhir+json',
        ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
      },
    });
    call.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    call.on('error', reject);
    for (let at = 0; at < body.length; at += chunkBytes) call.write(body.subarray(at, at + chunkBytes));
    call.end();
  });
}
