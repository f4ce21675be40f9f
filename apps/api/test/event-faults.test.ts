import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type ApiProcess, findFreePort, startApi } from './api-process.ts';
import { listen } from './event-reader.ts';
import { message, startListeningPortal } from './event-setup.ts';
import { signIn } from './gateway-patient.ts';
import { takeHook } from './take-hook.ts';
import { putResource } from './people.ts';

/** The long form: EVENT_KILLS=100. */
const rounds = Number(process.env['EVENT_KILLS'] ?? 3);
/** The long form: API_DOWN_MS=300000. */
const downMs = Number(process.env['API_DOWN_MS'] ?? 1000);

/** A reader as the web app is one: comes back with its cursor, at whichever process answers, and takes each version once. */
function keepListening(urls: () => string[], token: () => string) {
  const shown: string[] = [];
  const told = new Set<string>();
  const done = new AbortController();
  let cursor: string | undefined;
  let repeats = 0;

  async function readOnce(url: string) {
    const reader = await listen(url, token(), cursor === undefined ? {} : { cursor });
    const isOver = () => done.signal.aborted || !reader.isOpen;
    for (let taken = 0; ; await sleep(20)) {
      const wasOver = isOver();
      for (const { id, version } of reader.changes.slice(taken)) {
        if (told.has(`${id}/${version}`)) repeats += 1;
        else shown.push(id);
        told.add(`${id}/${version}`);
      }
      taken = reader.changes.length;
      cursor = reader.cursor;
      if (wasOver) return reader.close();
    }
  }

  async function read() {
    for (let turn = 0; !done.signal.aborted; turn += 1) {
      await readOnce(urls()[turn % urls().length] ?? '').catch(() => undefined);
      await sleep(50);
    }
  }

  const reading = read();
  onTestFinished(async () => {
    done.abort();
    await reading;
  });
  return { shown, countRepeats: () => repeats, isReady: () => cursor !== undefined };
}

test(
  `the API killed just after a commit, ${rounds} rounds: nothing lost, nothing shown twice`,
  { timeout: 120_000 + rounds * 30_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'event-kills-'));
    const hook = await takeHook();
    const portal = await startListeningPortal();
    let a = await signIn(portal);
    const token = () => a.tokens.access_token;
    let api: ApiProcess = await startApi(folder, hook);
    onTestFinished(() => api.stop());
    // One reader at the process that dies, one at another that lives on.
    const dying = keepListening(() => [api.url, portal.url], token);
    const living = keepListening(() => [portal.url], token);
    await expect.poll(() => dying.isReady() && living.isReady(), { timeout: 20_000 }).toBe(true);
    const written: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // An access token lasts five minutes.
      if (round % 20 === 19) a = await signIn(portal, a);
      const messages = Array.from({ length: 3 }, () => message(a.self));
      for (const each of messages) await putResource(each);
      written.push(...messages.map(({ id = '' }) => id));
      await sleep(Math.random() * 200);
      process.kill(api.pid, 'SIGKILL');
      const after = message(a.self);
      await putResource(after);
      written.push(after.id ?? '');
      api = await startApi(folder, hook);
    }
    for (const reader of [dying, living]) {
      await expect
        .poll(() => written.filter((id) => !reader.shown.includes(id)), { timeout: 30_000 })
        .toEqual([]);
      expect(new Set(reader.shown).size).toBe(reader.shown.length);
    }
    process.stdout.write(
      `${written.length} written, ${dying.shown.length} and ${living.shown.length} shown, ` +
        `${dying.countRepeats()} and ${living.countRepeats()} repeats held back\n`,
    );
  },
);

test('after the hook’s address did not answer while the clinic wrote, news comes at once again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'event-hook-'));
  const hook = await takeHook();
  const dying = await startApi(folder, hook);
  await waitForHook(dying);
  const portal = await startListeningPortal();
  const a = await signIn(portal);
  process.kill(dying.pid, 'SIGKILL');
  for (const each of Array.from({ length: 10 }, () => message(a.self))) await putResource(each);

  const api = await startApi(folder, hook);
  onTestFinished(() => api.stop());
  await waitForHook(api);
  const reader = await listen(api.url, a.tokens.access_token);
  await expect.poll(() => reader.names).toContain('ready');
  const delays: number[] = [];
  for (const each of Array.from({ length: 5 }, () => message(a.self))) {
    const writtenAt = Date.now();
    await putResource(each);
    await reader.waitFor(each.id);
    delays.push(Date.now() - writtenAt);
  }
  process.stdout.write(`delays after the hook was away: ${delays.join(', ')} ms\n`);
  // Whoever is not told asks every 4 s.
  expect(delays.toSorted((one, other) => one - other)[2]).toBeLessThan(2500);
}, 180_000);

const waitForHook = ({ logPath }: ApiProcess) =>
  expect.poll(() => readFileSync(logPath, 'utf8'), { timeout: 60_000 }).toContain('tells of changes"');

async function startRedis(port: number): Promise<ChildProcess> {
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  await sleep(500);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('Redis killed, flushed and back during a conversation: nothing lost, each within five seconds or so', async () => {
  const port = await findFreePort();
  let redis = await startRedis(port);
  const settings = { PORTAL_REDIS_URL: `redis://127.0.0.1:${port}` };
  const [one, other] = [await startListeningPortal(settings), await startListeningPortal(settings)];
  const a = await signIn(one);
  const readers = await Promise.all([one, other].map(({ url }) => listen(url, a.tokens.access_token)));
  const delays: number[] = [];
  const say = async () => {
    const added = message(a.self);
    await putResource(added);
    const writtenAt = Date.now();
    for (const reader of readers) await reader.waitFor(added.id, 15_000);
    delays.push(Date.now() - writtenAt);
  };
  await say();
  redis.kill('SIGKILL');
  await once(redis, 'exit');
  await say();
  await say();
  redis = await startRedis(port);
  await say();
  execFileSync('redis-cli', ['-p', String(port), 'FLUSHALL']);
  await one.infra.redis.publish('portal:record-changes', 'not a change');
  await say();
  for (const reader of readers) {
    expect(reader.isOpen).toBe(true);
    expect(new Set(reader.ids()).size).toBe(5);
    expect(reader.changes).toHaveLength(5);
  }
  process.stdout.write(`delays around the loss of Redis, without a hook: ${delays.join(', ')} ms\n`);
  expect(Math.max(...delays)).toBeLessThan(9000);
});

test(
  `the API down for ${downMs} ms while the clinic writes: whoever comes back is told of all of it`,
  { timeout: 60_000 + 2 * downMs },
  async () => {
    const first = await startListeningPortal();
    const a = await signIn(first);
    const reader = await listen(first.url, a.tokens.access_token);
    await expect.poll(() => reader.names).toContain('ready');
    await first.app.close();
    const written = Array.from({ length: 10 }, () => message(a.self));
    for (const each of written) {
      await putResource(each);
      await sleep(downMs / written.length);
    }
    const second = await startListeningPortal();
    // The access token may have run out meanwhile; the same patient signs in again.
    const { tokens } = await signIn(second, a);
    const again = await listen(second.url, tokens.access_token, { cursor: reader.cursor ?? '' });
    for (const { id } of written) await again.waitFor(id);
    expect(again.changes).toHaveLength(10);
  },
);
