import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';

/** Asks for /healthz every few milliseconds, in a process of its own, and tells the slowest answer when asked to. */
const everyMs = 5;
const client = new Client(process.argv[2] ?? '');
const told = new AbortController();
let slowest = 0;

process.on('message', () => told.abort());
process.send?.('ready');
while (!told.signal.aborted) {
  const sentAt = performance.now();
  const answer = await client.request({ method: 'GET', path: '/healthz' }).catch(() => undefined);
  await answer?.body.text();
  slowest = Math.max(slowest, answer ? performance.now() - sentAt : Infinity);
  await sleep(everyMs);
}
process.send?.(slowest);
process.disconnect();
await client.close();
