import { type IncomingMessage, createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A stand-in for two SMS providers that takes every message and shows it over HTTP instead of delivering it. It speaks
 * Sparrow SMS (https://docs.sparrowsms.com/sms/outgoing_sendsms) at /v2/sms/ and Aakash SMS, version 3, at /sms/v3/send.
 * PUT /outage with the names of providers in the body makes these refuse everything, PUT /refused with numbers makes both
 * refuse these; GET /messages?to= lists.
 */
type Message = { by: 'sparrow' | 'aakash'; to: string; text: string };

const [port = '', token = ''] = process.argv.slice(2);
const messages: Message[] = [];
let outage = '';
let refused = '';

function take(by: Message['by'], form: URLSearchParams): { status: number; body: object } {
  const isSparrow = by === 'sparrow';
  const isOurs = form.get(isSparrow ? 'token' : 'auth_token') === token && !outage.includes(by);
  if (!isOurs && isSparrow) return { status: 403, body: { response_code: 1002, response: 'Invalid Token' } };
  if (!isOurs) return { status: 200, body: { error: true, message: 'Invalid token', data: [] } };
  const message = { by, to: form.get('to') ?? '', text: form.get('text') ?? '' };
  const isRefused = !/^9[678]\d{8}$/.test(message.to) || refused.includes(message.to);
  if (isRefused && isSparrow)
    return { status: 403, body: { response_code: 1007, response: 'Invalid Receiver' } };
  if (isRefused) {
    const invalid = [{ mobile: message.to, text: message.text, credit: 0, status: 'aborted' }];
    return {
      status: 200,
      body: { error: false, message: '0 messages has been queued', data: { valid: [], invalid } },
    };
  }
  messages.push(message);
  return isSparrow
    ? {
        status: 200,
        body: { count: 1, response_code: 200, response: '1 mesages has been queued for delivery' },
      }
    : {
        status: 200,
        body: { error: false, message: '1 messages has been queued', data: { valid: [], invalid: [] } },
      };
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://sms.invalid');
  const body = await text(request);
  const call = `${request.method} ${pathname}`;
  if (call === 'POST /v2/sms/') return take('sparrow', new URLSearchParams(body));
  if (call === 'POST /sms/v3/send') return take('aakash', new URLSearchParams(body));
  if (call === 'PUT /outage') {
    outage = body;
    return { status: 200, body: {} };
  }
  if (call === 'PUT /refused') {
    refused = body;
    return { status: 200, body: {} };
  }
  const to = searchParams.get('to');
  const shown = to === null ? messages : messages.filter((message) => message.to === to);
  return call === 'GET /messages' ? { status: 200, body: shown } : { status: 404, body: {} };
}

createServer((request, response) => {
  void answer(request).then(({ status, body }) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
}).listen(Number(port), '127.0.0.1');
