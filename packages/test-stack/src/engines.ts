import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningPid, logPath, readLogTail } from './background-process.ts';
import type { Engine, EngineName } from './engine.ts';
import { identity } from './engines/identity.ts';
import { mail } from './engines/mail.ts';
import { postgres } from './engines/postgres.ts';
import { records } from './engines/records.ts';
import { redis } from './engines/redis.ts';
import { video } from './engines/video.ts';
import { report } from './progress.ts';
import type { StackSettings } from './settings.ts';

/** In the order in which they start; those of one group start together. */
const groups: Engine[][] = [
  [postgres, redis, mail, video],
  [records, identity],
];

export const engines = groups.flat();

/** Those that this machine can run: all but an optional one that is not installed. */
export const findPresentEngines = (settings: StackSettings) =>
  engines.filter((engine) => !isAbsent(settings, engine));

const isAbsent = (settings: StackSettings, { isOptional, findMissing }: Engine) =>
  isOptional === true && findMissing(settings) !== undefined;

const readinessLimitMs = 300_000;

export async function startEngines(settings: StackSettings) {
  const present = findPresentEngines(settings);
  const missing = present.flatMap((engine) => engine.findMissing(settings) ?? []);
  if (missing.length > 0) {
    const lines = missing.map(({ what, command }) => `  ${what} is missing: ${command}`);
    throw new Error(`The stack cannot start.\n${lines.join('\n')}\nOr all at once: npm run stack:install`);
  }
  for (const group of groups) {
    const started = group.filter((engine) => present.includes(engine));
    await Promise.all(started.map(({ name }) => startEngine(settings, name)));
  }
  for (const engine of engines.filter((one) => !present.includes(one))) {
    const lack = engine.findMissing(settings);
    report(`${engine.name} is left out: ${lack?.what} is not installed (${lack?.command})`);
  }
}

export async function startEngine(settings: StackSettings, name: EngineName) {
  const engine = getEngine(name);
  if (await engine.isReady(settings))
    return report(`${name} is already running at ${engine.address(settings)}`);
  const from = Date.now();
  if (findRunningPid(settings, name) === undefined) await engine.launch(settings);
  await waitUntilReady(settings, engine);
  report(`${name} ready after ${((Date.now() - from) / 1000).toFixed(1)}s at ${engine.address(settings)}`);
}

export async function stopEngine(settings: StackSettings, name: EngineName) {
  await getEngine(name).stop(settings);
}

async function waitUntilReady(settings: StackSettings, engine: Engine) {
  const from = Date.now();
  let told = from;
  while (!(await engine.isReady(settings))) {
    const ended = engine.name !== 'postgres' && findRunningPid(settings, engine.name) === undefined;
    if (ended || Date.now() - from > readinessLimitMs) {
      const why = ended ? 'ended before it was ready' : `was not ready within ${readinessLimitMs / 1000}s`;
      const log = logPath(settings, engine.name);
      throw new Error(`${engine.name} ${why}. Its log is ${log}:\n${readLogTail(settings, engine.name)}`);
    }
    if (Date.now() - told > 10_000) {
      told = Date.now();
      report(`waiting for ${engine.name} …`);
    }
    await sleep(250);
  }
}

function getEngine(name: EngineName): Engine {
  const engine = engines.find((candidate) => candidate.name === name);
  if (!engine) throw new Error(`There is no engine ${name}.`);
  return engine;
}
