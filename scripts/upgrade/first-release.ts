import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readStackSettings, type StackSettings } from '@portal/test-stack/settings';

/** Release 0.1.0: the commit that began CHANGELOG.md. Everything under "Unreleased" came after it. */
const commit = 'a4bea7981f9a194189e9078c0d96b87d9a953e46';

/** The servers of both releases run on this stack, one after the other, over the same databases. */
export const settings = readStackSettings();

const checkout = join(settings.directory, '0.1.0');
/** Its Keycloak has the name of ours, and other contents. */
const environment = {
  ...process.env,
  STACK_DIR: settings.directory,
  XDG_CACHE_HOME: join(settings.directory, '0.1.0-cache'),
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
};

/** What of release 0.1.0's own test stack is used here. */
type FirstStack = {
  readStackSettings: (environment: NodeJS.ProcessEnv) => StackSettings;
  spawnApi: (settings: StackSettings, port: number, options?: { hookPort?: number }) => ChildProcess;
  spawnWorker: (settings: StackSettings) => ChildProcess;
};

/** With its own lockfile, realm, migrations and seed. */
export async function installFirstRelease() {
  const mark = join(checkout, '.installed');
  if (existsSync(mark)) return;
  mkdirSync(checkout, { recursive: true });
  await run('sh', ['-c', `git archive ${commit} | tar -x -C '${checkout}'`], { cwd: settings.repository });
  await runThere('npm', 'ci', '--no-audit', '--no-fund');
  await runThere('npm', 'run', '-s', 'stack:install');
  writeFileSync(mark, '');
}

export const runThere = (program: string, ...args: string[]) =>
  run(program, args, { cwd: checkout, env: environment });

/** Processes of its API and worker on this stack. */
export async function openFirstRelease() {
  const path = (file: string) => resolve(checkout, 'packages/test-stack/src', file);
  const {
    spawnApi,
    spawnWorker,
    readStackSettings: read,
  } = {
    ...((await import(path('settings.ts'))) as Pick<FirstStack, 'readStackSettings'>),
    ...((await import(path('portal-processes.ts'))) as Omit<FirstStack, 'readStackSettings'>),
  };
  const its = read(environment);
  return {
    startApi: () => spawnApi(its, its.ports.api, { hookPort: its.ports.hook }),
    startWorker: () => spawnWorker(its),
  };
}

export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${program} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

export async function end(child: ChildProcess) {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
