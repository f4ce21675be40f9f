import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { readStackSettings } from '@portal/test-stack/settings';
import { changeChannel } from '../src/events/change-feed.ts';
import { openRedis } from '../src/infra/redis.ts';
import { createLogger } from '../src/infra/logger.ts';

/** Open streams of one process, what each costs, and how fast news reaches its reader. Needs a running stack. */
const streams = Number(process.env['STREAMS'] ?? 5000);
const single = 2000;
const megabyte = 1024 * 1024;

const server = fork(new URL('event-server.ts', import.meta.url), { execArgv: ['--expose-gc'] });
const [{ url }] = (await once(server, 'message')) as [{ url: string }];
const measure = async () => {
  server.send('measure');
  const [memory] = (await once(server, 'message')) as [{ rss: number; heapUsed: number; external: number }];
  return memory;
};

const heard = new Map<string, number>();
const patients = Array.from({ length: streams }, () => randomUUID());
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
const before = await measure();
let open = 0;
let lost = 0;
const openingAt = performance.now();
for (let from = 0; from < streams; from += 100) {
  await Promise.all(patients.slice(from, from + 100).map(listen));
}
const openedMs = performance.now() - openingAt;
await sleep(5000);
const after = await measure();

const { ports } = readStackSettings();
const redis = openRedis(
  { redisUrl: `redis://127.0.0.1:${ports.redis}` },
  createLogger({ logLevel: 'silent' }),
);
await sleep(300);
const one = await tell(patients.toSorted(() => Math.random() - 0.5).slice(0, single), 5);
const burst = await tell(patients, 0);
const [steady, all] = [describe(one), describe(burst)];
print(`open streams of one process      ${open} (${lost} lost), opened in ${(openedMs / 1000).toFixed(1)} s`);
print(
  `memory of a stream               ${kilobytes(after.rss - before.rss)} KB resident, ${kilobytes(after.heapUsed - before.heapUsed)} KB of heap`,
);
print(`resident in all                  ${Math.round(after.rss / megabyte)} MB`);
print(`one at a time, 200 a second      ${steady}`);
print(`one to every stream, at once     ${all}`);
redis.close();
agent.destroy();
server.kill('SIGKILL');
process.exit(0);

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

function listen(patient: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/v1/events`, {
      agent,
      headers: { authorization: 'Bearer x', 'x-patient': patient },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      open += 1;
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        const at = performance.now();
        for (const [, id] of text.matchAll(/"id":"([^"]+)"/g)) heard.set(id ?? '', at);
      });
      response.once('close', () => (lost += 1));
      resolve();
    });
  });
}

/** Milliseconds from the publish to the reader, for each; infinite where it never came. */
async function tell(to: string[], pauseMs: number): Promise<number[]> {
  const sent = new Map<string, number>();
  for (const patientId of to) {
    const id = randomUUID();
    sent.set(id, performance.now());
    const cursor = new Date().toISOString();
    void redis.publish(
      changeChannel,
      JSON.stringify({ patientId, cursor, type: 'Communication', id, version: '1' }),
    );
    if (pauseMs > 0) await sleep(pauseMs);
  }
  for (let waited = 0; waited < 300 && [...sent.keys()].some((id) => !heard.has(id)); waited += 1)
    await sleep(100);
  return [...sent].map(([id, at]) => (heard.get(id) ?? Infinity) - at);
}

function describe(delays: number[]): string {
  const sorted = delays.toSorted((left, right) => left - right);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const never = delays.filter((delay) => delay === Infinity).length;
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms, ${never} of ${delays.length} lost`;
}

function kilobytes(bytes: number): string {
  return (bytes / open / 1024).toFixed(1);
}
