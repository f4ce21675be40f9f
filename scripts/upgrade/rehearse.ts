/**
 * `npm run upgrade:rehearse [-- --no-journeys]`: this release over the databases of release 0.1.0. Shows that nothing is
 * lost, that nobody is signed out, that no request fails while both releases run, and that the realm is brought up to date.
 * Makes the databases first where `npm run upgrade:first-release` was not run. Ends with 1 where something is not so.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { request } from '@playwright/test';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { engines, startEngine, startEngines, stopEngine } from '@portal/test-stack/engines';
import { listMail } from '@portal/test-stack/mailbox';
import { spawnApi, spawnWeb, waitForPortal } from '@portal/test-stack/portal-processes';
import { portalEnvironment } from '@portal/test-stack/settings';
import { nativeClientId, openSession } from '../../e2e/core/open-session.ts';
import { origin } from '../../e2e/core/test.ts';
import { databases, query, recreateDatabase, waitFor } from './databases.ts';
import { end, openFirstRelease, run, settings } from './first-release.ts';
import { bearer, type FirstRelease, firstReleaseFile } from './patients.ts';
import { startLoad } from './steady-load.ts';
import { hashResources, listChanged, readTables } from './tables.ts';

const journeys = [
  'sign-in',
  'register',
  'sign-in-security',
  'delete-account',
  'book-a-visit',
  'change-a-visit',
  'messages',
  'test-results',
  'medications',
  'share-link',
  'notifications',
  'record-access',
  'download-my-data',
];

const { values: options } = parseArgs({ options: { 'no-journeys': { type: 'boolean', default: false } } });
const { ports } = settings;
const startedAt = Date.now();
let isGood = true;
const tell = (what: string) =>
  process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${what}\n`);
function show(what: string, isSo: boolean) {
  if (!isSo) isGood = false;
  tell(`${isSo ? 'good' : 'BAD '}  ${what}`);
}

if (!existsSync(firstReleaseFile)) await run('npm', ['run', '-s', 'upgrade:first-release']);
const before = JSON.parse(readFileSync(firstReleaseFile, 'utf8')) as FirstRelease;
const { maya, sita, link } = before;
const environment = portalEnvironment(settings);
const realmEnvironment = {
  ...process.env,
  ...environment,
  PORTAL_BACKCHANNEL_LOGOUT_URL: `http://127.0.0.1:${ports.api}/v1/auth/backchannel-logout`,
  IDENTITY_ADMIN_USERNAME: settings.administrator.username,
  IDENTITY_ADMIN_PASSWORD: settings.administrator.password,
};

for (const { name } of engines.toReversed()) await stopEngine(settings, name);
await startEngine(settings, 'postgres');
for (const name of databases) await recreateDatabase(name, `${name}_0_1_0`);
await query('postgres', 'drop role if exists portal_owner');
tell('the databases are those of release 0.1.0');
await compareData();
await runBoth();
await useNew();
for (const { name } of engines.toReversed()) await stopEngine(settings, name);
tell(isGood ? 'the upgrade holds what it promises' : 'the upgrade does NOT hold what it promises');
process.exitCode = isGood ? 0 : 1;

/** This release's servers and migrations, and nobody who uses them. */
async function compareData() {
  const portal = await readTables('portal_0_1_0', ['portal', 'portal_jobs']);
  const identity = await readTables('identity_0_1_0', ['public']);
  // On a busy machine five minutes are too few; the second time waits for what is starting.
  await startEngines(settings).catch(() => startEngines(settings));
  tell('this release’s records and identity servers have taken over their databases');
  await changeOwner();
  await run('node', ['apps/api/src/migrate/main.ts'], {
    cwd: settings.repository,
    env: {
      ...process.env,
      PORTAL_DATABASE_URL: `postgres://portal_owner@127.0.0.1:${ports.postgres}/portal`,
      PORTAL_DATABASE_USER: 'portal',
    },
  });
  tell('the portal’s tables have their new owner and are migrated');

  // By the old names and columns: views serve what was renamed.
  const portalNow = await readTables('portal', [], portal);
  const changed = listChanged(portal, portalNow).filter(({ name }) => name !== 'portal.migrations');
  const rows = portal.reduce((sum, table) => sum + table.rows, 0);
  show(
    `portal: ${portal.length - changed.length} of ${portal.length} tables as before (${rows} rows) ${say(changed)}`,
    changed.length === 0,
  );
  const empty = portal.filter((table) => table.name.startsWith('portal.') && table.rows === 0);
  show(
    `portal: tables of 0.1.0 without a row: ${empty.length} ${say(empty.map(({ name }) => name))}`,
    empty.length === 0,
  );

  const people = identity.filter(({ name }) => /\.(user_|credential|offline_|fed_)/.test(name));
  const changedPeople = listChanged(people, await readTables('identity', [], people));
  show(
    `identity: ${people.length - changedPeople.length} of ${people.length} tables of users, credentials, consents and sessions as before ${say(changedPeople)}`,
    changedPeople.length === 0,
  );
  const changedOthers = listChanged(identity, await readTables('identity', [], identity));
  tell(`      identity: other tables that the server itself changed: ${say(changedOthers)}`);

  const now = await hashResources();
  const same = Object.entries(before.resources).filter(([name, hash]) => now[name] === hash);
  const all = Object.keys(before.resources).length;
  show(
    `records: hashes of ${same.length} of ${all} resources as before, ${Object.keys(now).length} now`,
    same.length === all && Object.keys(now).length === all,
  );
}

/** What deploy/compose/README.md asks of operators before the migration, as it stands there. */
async function changeOwner() {
  const readme = readFileSync(join(settings.repository, 'deploy/compose/README.md'), 'utf8');
  const [, statements = ''] = /<<'SQL'\n(create role portal_owner[\s\S]*?)\nSQL\n/.exec(readme) ?? [];
  const at = ['-h', '127.0.0.1', '-p', String(ports.postgres), '-U', 'postgres', '-d', 'portal'];
  const psql = spawnSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', ...at], {
    input: statements,
    encoding: 'utf8',
  });
  if (statements === '' || psql.status !== 0) throw new Error(`The owner was not changed: ${psql.stderr}`);
}

/** Fault 12, over a release: the old process answers, the migrations run, both answer, the old one ends. */
async function runBoth() {
  await recreateDatabase('portal', 'portal_0_1_0');
  const first = await openFirstRelease();
  const old = first.startApi();
  const web = spawnWeb(settings, [ports.api, ports.secondApi]);
  await waitForPortal(`${origin}/config.json`);
  const browser = await request.newContext({ storageState: maya.cookies });
  // The identity server has just started, and its first answers take longest.
  await waitFor('a first refresh', () =>
    bearer(browser).then(
      () => true,
      () => false,
    ),
  );
  const load = startLoad(browser, maya.id, maya.preferences);
  await sleep(10_000);
  const alone = load.count();
  const both = spawnApi(settings, ports.secondApi, { hookPort: ports.secondHook });
  await waitForPortal(`http://127.0.0.1:${ports.secondApi}/healthz`);
  tell(
    `the new process has migrated the database and answers; ${load.count()} requests so far, ${alone} of them before it`,
  );
  await sleep(15_000);
  const together = load.count();
  await takeOut(web, ports.api);
  await end(old);
  tell(`the old process has ended after ${together} requests`);
  await sleep(10_000);
  const { ok, failed } = await load.stop();
  show(
    `fault 12 over a release: ${failed.reduce((sum, [, count]) => sum + count, 0)} failed of ${ok} requests ${say(failed)}`,
    failed.length === 0 && ok > together && together > alone,
  );
  maya.cookies = await browser.storageState();
  for (const process of [both, web]) await end(process);
}

/** A process of 0.1.0 answers 503 to what arrives while it ends, which was mended since: no new request may reach it. */
async function takeOut(web: ChildProcess, port: number) {
  const file = join(settings.directory, `web-${ports.web}/nginx.conf`);
  const server = `server 127.0.0.1:${port}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(`${server};`, `${server} down;`));
  web.kill('SIGHUP');
  await sleep(3000);
}

/** This release alone: its API processes, worker and web server. */
async function useNew() {
  const served = spawn('npm', ['run', '-s', 'serve'], {
    cwd: settings.repository,
    stdio: 'inherit',
    detached: true,
  });
  try {
    await waitForPortal(`${origin}/config.json`);
    await keepsSessions('before the realm is updated');
    await signsIn('with the realm as it was');
    await doesOldJobs();
    await opensLink();

    const users = await readTables('identity', ['public']);
    const people = users.filter(({ name }) =>
      /\.(user_entity|user_attribute|user_consent|credential)/.test(name),
    );
    await run('npm', ['run', '-s', 'realm:update'], { cwd: settings.repository, env: realmEnvironment });
    const changed = listChanged(people, await readTables('identity', [], people));
    show(
      `realm:update: ${people.length - changed.length} of ${people.length} tables of users, credentials and consents as before ${say(changed)}`,
      changed.length === 0,
    );
    const again = await run('npm', ['run', '-s', 'realm:update', '--', '--check'], {
      cwd: settings.repository,
      env: realmEnvironment,
    }).then(
      () => true,
      () => false,
    );
    show('realm:update: nothing is left to change', again);
    await keepsSessions('after it');
    await signsIn('after it');
    if (!options['no-journeys']) await runJourneys();
  } finally {
    if (served.pid !== undefined) process.kill(-served.pid, 'SIGTERM');
    await sleep(3000);
  }
}

/** Every session that was alive in release 0.1.0. */
async function keepsSessions(when: string) {
  const browsers = [maya, sita].map(async (patient) => {
    const browser = await request.newContext({ storageState: patient.cookies });
    const ask = await bearer(browser);
    await ask('GET', `/r4/Patient/${patient.id}`);
    patient.cookies = await browser.storageState();
  });
  const phone = (async () => {
    const device = await request.newContext();
    const answer = await device.post(`${origin}/v1/auth/refresh`, {
      headers: { [portalRequestHeader]: '1' },
      data: { client_id: nativeClientId, refresh_token: sita.refreshToken },
    });
    if (!answer.ok()) throw new Error(`the phone is signed out: ${answer.status()} ${await answer.text()}`);
    sita.refreshToken = ((await answer.json()) as { refresh_token: string }).refresh_token;
  })();
  const ended = await Promise.allSettled([...browsers, phone]);
  const signedOut = ended.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
  show(
    `sessions of 0.1.0 signed out ${when}: ${signedOut.length} of ${ended.length} ${say(signedOut)}`,
    signedOut.length === 0,
  );
}

async function signsIn(when: string) {
  const browser = await request.newContext();
  const told = await openSession({ request: browser }, sita)
    .then(() => bearer(browser))
    .then((ask) => ask('GET', `/r4/Patient/${sita.id}`))
    .then(
      () => '',
      (error: unknown) => String(error),
    );
  show(`a patient of 0.1.0 signs in with her old password ${when} ${told}`, told === '');
}

/** Reminders and e-mails that the old worker queued; their time has come. */
async function doesOldJobs() {
  const waiting = `name in ('notice', 'delivery') and id = any('{${before.jobs.join(',')}}')`;
  await query('portal', `update portal_jobs.job set start_after = now() where ${waiting}`);
  const count = async (condition: string) =>
    (await query('portal', `select 1 from portal_jobs.job where ${waiting} and ${condition}`)).length;
  await waitFor(
    'the jobs of 0.1.0 are done',
    async () => (await count(`state = 'completed'`)) === before.jobs.length,
  ).catch(() => undefined);
  const done = await count(`state = 'completed'`);
  show(
    `jobs that 0.1.0 queued: ${done} of ${before.jobs.length} done by this worker`,
    done === before.jobs.length,
  );
  await waitFor('an e-mail', async () => (await listMail(settings, maya.email)).length > 0, 20).catch(
    () => undefined,
  );
  const mails = await listMail(settings, maya.email);
  show(`e-mails of them: ${mails.length}`, mails.length > 0);
}

async function opensLink() {
  const viewer = await request.newContext();
  const answer = await viewer.post(link.url, {
    data: { recipient: 'Dr. Rai, Patan', passcode: link.passcode, embeddedLengthMax: 100_000 },
  });
  const { files = [] } = (await answer.json()) as { files?: { embedded?: string }[] };
  show(
    `a link shared in 0.1.0 opens: ${answer.status()}`,
    isDeepStrictEqual(files[0]?.embedded, link.payload),
  );
}

async function runJourneys() {
  const status = await run(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--workers=1',
      '--reporter=list',
      '--no-deps',
      ...journeys.map((name) => `/${name}.spec.ts`),
    ],
    { cwd: settings.repository },
  ).then(
    () => true,
    () => false,
  );
  show(`${journeys.length} files of journeys`, status);
}

function say(list: unknown[]): string {
  return list.length === 0 ? '' : JSON.stringify(list);
}
