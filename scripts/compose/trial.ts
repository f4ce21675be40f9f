/**
 * The deployment of deploy/compose on this machine, with podman, as an operator installs it. What `npm run compose:try` and
 * `npm run restore:drill` share.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, parseEnv } from 'node:util';
import { readStackSettings } from '@portal/test-stack/settings';
import { buildImage } from '../images/build-image.ts';
import { ask, run } from '../images/engine.ts';
import { images } from '../images/images.ts';

const { values: options } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    'stand-ins': { type: 'boolean', default: false },
  },
});
export const project = 'portal-try';
/** edge, web, two API processes, worker, PDF renderer, records and identity server, PostgreSQL, Redis. */
const withHealthCheck = 10;
export const [portal, identity] = ['portal.localhost', 'id.localhost'];
const here = import.meta.dirname;
const repository = resolve(here, '../..');
export const settings = readStackSettings({ STACK_PORT_BASE: '25000', ...process.env });
const { directory, cache, ports } = settings;
/** Where the operator's copy of deploy/compose lies. */
export const folder = resolve(directory, 'compose');
const root = resolve(folder, 'root.crt');
const startedAt = Date.now();
export const tell = (what: string) =>
  process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}\n`);

function installCompose(): string {
  const home = resolve(cache, 'podman-compose-1.6.0');
  const program = resolve(home, 'bin/podman-compose');
  if (spawnSync(program, ['--version']).status === 0) return program;
  run('python3', ['-m', 'venv', home]);
  run(resolve(home, 'bin/pip'), ['install', '--quiet', 'podman-compose==1.6.0']);
  return program;
}

function buildAll(withStandIns: boolean) {
  const standIns = { 'postgres:15': 'postgres', 'redis:7': 'redis', 'clamav/clamav:1.4': 'clamav' };
  for (const [tag, name] of withStandIns ? Object.entries(standIns) : [])
    run('podman', [
      'build',
      '--quiet',
      '--pull=never',
      `--tag=${tag}`,
      `--file=${here}/stand-ins/${name}.Dockerfile`,
      `${here}/stand-ins`,
    ]);
  for (const image of images) buildImage(image);
}

/** What an operator does: prepare.sh, then the decisions of this deployment. */
function prepare(): Record<string, string | undefined> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(resolve(repository, 'deploy/compose'), folder, { recursive: true });
  for (const file of ['try.yaml', 'hospital.Caddyfile']) cpSync(resolve(here, file), resolve(folder, file));
  rmSync(resolve(folder, '.env'), { force: true });
  run('sh', [resolve(folder, 'prepare.sh'), portal, identity]);
  const decisions = {
    EDGE_TLS: 'tls internal',
    EDGE_ADDRESS: '127.0.0.1',
    PORTAL_SMTP_HOST: 'mail.invalid',
    PORTAL_CLINIC_NAME: 'Himal Valley Hospital',
    PORTAL_CLINIC_PHONE: '+977-1-5550100',
    RECORDS_JAVA_OPTIONS: '-Xmx1g -XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=256m',
    IDENTITY_JAVA_OPTIONS: '-Xmx768m -XX:TieredStopAtLevel=1',
    STACK_RECORDS_PORT: String(ports.records),
    STACK_IDENTITY_PORT: String(ports.identity),
  };
  const env = resolve(folder, '.env');
  const lines = readFileSync(env, 'utf8').split('\n');
  const others = lines.filter((line) => !Object.keys(decisions).includes(line.split('=')[0] ?? ''));
  writeFileSync(
    env,
    [...others, ...Object.entries(decisions).map(([name, value]) => `${name}=${value}`), ''].join('\n'),
  );
  return parseEnv(readFileSync(env, 'utf8'));
}

const hosts = '/etc/hosts';
const hostsLine = `127.0.0.1 ${portal} ${identity}\n`;

function forgetHosts() {
  writeFileSync(hosts, readFileSync(hosts, 'utf8').replaceAll(hostsLine, ''));
}

/** Of this machine alone: containers, which copy the file when they are created, reach the edge by a network. */
function nameHosts() {
  forgetHosts();
  appendFileSync(hosts, hostsLine);
}

export const list = (...filters: string[]) => {
  const labels = ['ps', '--all', '--filter', `label=io.podman.compose.project=${project}`];
  const found = ask(
    ...labels,
    ...filters.flatMap((filter) => ['--filter', filter]),
    '--format',
    '{{.Names}}',
  );
  return found.split('\n').filter(Boolean);
};

/** podman checks health and restarts what has a health check by systemd; where there is none, nobody else does. */
function lookAfter() {
  for (const name of list('status=exited'))
    if (ask('inspect', '--format', '{{.State.ExitCode}}', name) !== '0') {
      tell(`${name} had ended and is started again`);
      spawnSync('podman', ['start', name], { stdio: 'ignore' });
    }

  for (const name of list('status=running'))
    spawnSync('podman', ['healthcheck', 'run', name], { stdio: 'ignore' });
}

export async function waitFor(what: string, isThere: () => Promise<boolean>, minutes: number) {
  const deadline = Date.now() + minutes * 60_000;
  while (!(await isThere().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} is not there after ${minutes} minutes`);
    lookAfter();
    await sleep(2000);
  }
  tell(what);
}

const isOk = (url: string) => fetch(url).then(({ ok }) => ok);
export const inherit = (program: string, args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<number>((done) => {
    const child = spawn(program, args, { stdio: 'inherit', cwd: repository, env });
    child.on('exit', (code) => done(code ?? 1));
  });

const compose = installCompose();
/** As `docker compose` in the operator's folder. */
export const inFolder = (...args: string[]) => {
  const files = ['compose.yaml', 'try.yaml'].flatMap((file) => ['-f', resolve(folder, file)]);
  run(compose, ['-p', project, '--env-file', resolve(folder, '.env'), ...files, ...args]);
};

/** Images, `.env`, everything started, seeded. `--no-build` takes the images as they are. */
export async function install(): Promise<Record<string, string | undefined>> {
  if (!options['no-build']) buildAll(options['stand-ins']);
  tell('images are built');
  const env = prepare();
  // What a trial before this one kept has other secrets.
  inFolder('down', '--volumes');
  await start();
  await waitUntilWell();
  if ((await inherit('npm', ['run', '-s', 'seed'], trialEnvironment(env))) !== 0)
    throw new Error('not seeded');
  tell('seeded');
  return env;
}

/** Starts what does not run, and waits until a patient could come. */
export async function start() {
  forgetHosts();
  inFolder('up', '-d', '--no-build');
  nameHosts();
  tell('started');
  await waitFor(
    'the records server answers',
    () => isOk(`http://127.0.0.1:${ports.records}/fhir/metadata`),
    15,
  );
  await waitFor(
    'the identity server answers',
    () => isOk(`http://127.0.0.1:${ports.identity}/realms/portal`),
    15,
  );
  run('podman', ['cp', `${project}_edge_1:/data/caddy/pki/authorities/local/root.crt`, root]);
  const isPortalThere = async () =>
    spawnSync('curl', ['-sf', '--cacert', root, `https://${portal}/config.json`]).status === 0;
  await waitFor('the portal answers over https', isPortalThere, 10);
}

export async function waitUntilWell() {
  const areAllWell = async () => list('health=healthy').length >= withHealthCheck;
  await waitFor('every service is healthy', areAllWell, 10);
}

/** For seeds and journeys against this deployment. */
export function trialEnvironment(env: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    STACK_PORT_BASE: String(ports.postgres),
    STACK_ORIGIN: `https://${portal}`,
    PORTAL_CANONICAL_BASE: env['PORTAL_CANONICAL_BASE'],
    STACK_ADMINISTRATOR: `${env['IDENTITY_ADMIN_USERNAME']}:${env['IDENTITY_ADMIN_PASSWORD']}`,
    NODE_EXTRA_CA_CERTS: root,
  };
}

/** All of it, unless `--keep`. */
export function remove() {
  if (options.keep) return;
  inFolder('down', '--volumes');
  forgetHosts();
}
