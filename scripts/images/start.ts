import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from '@portal/test-stack/run-sql';
import type { StackSettings } from '@portal/test-stack/settings';
import { ask, engine, run } from './engine.ts';
import type { Image } from './images.ts';

const withinMs = 10 * 60_000;

/** Starts the image as an operator should, with a read-only root and no rights, and ends it. Seconds until it was healthy. */
export async function startUntilHealthy(image: Image, settings: StackSettings): Promise<number> {
  const container = `portal-try-${image.name}`;
  const database = image.database && `images_${image.database}`;
  try {
    if (database) await runSql(settings, 'postgres', `create database ${database} owner ${image.database}`);
    const startedAt = Date.now();
    ask(
      'run',
      '--detach',
      `--name=${container}`,
      '--network=host',
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=all',
      '--security-opt=no-new-privileges',
      ...(image.options ?? []),
      ...Object.entries(image.environment(settings)).map(([name, value]) => `--env=${name}=${value}`),
      `portal-${image.name}`,
    );
    await waitUntilHealthy(container, startedAt + withinMs);
    return Math.round((Date.now() - startedAt) / 100) / 10;
  } finally {
    spawnSync(engine, ['rm', '--force', '--volumes', container], { stdio: 'ignore' });
    if (database) await runSql(settings, 'postgres', `drop database if exists ${database} with (force)`);
  }
}

async function waitUntilHealthy(container: string, deadline: number) {
  const [, ...check] = JSON.parse(
    ask('inspect', '--format', '{{json .Config.Healthcheck.Test}}', container),
  ) as string[];
  const isHealthy = () => spawnSync(engine, ['exec', container, ...check], { stdio: 'ignore' }).status === 0;
  while (!isHealthy()) {
    const isRunning = ask('inspect', '--format', '{{.State.Running}}', container) === 'true';
    if (!isRunning || Date.now() > deadline) {
      run(engine, ['logs', '--tail=40', container]);
      throw new Error(`${container} ${isRunning ? 'is not healthy' : 'has ended'}; the lines above say why.`);
    }
    await sleep(300);
  }
}
