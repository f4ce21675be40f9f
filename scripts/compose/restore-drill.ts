/**
 * `npm run restore:drill [-- --keep --no-build --stand-ins]`: the deployment of deploy/compose is backed up, loses its machine
 * while it is written to, and is had back from the repository of backups and `.env` alone, by the commands of
 * docs/operate/restore.md; then a mistake is undone by going back to the moment before it. Ends with 1 unless every row and
 * every resource is as it was. Needs what `npm run compose:try` needs.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '@playwright/test';
import { portalRequestHeader } from '@portal/api-contract/portal-request';
import { canaryPatients, demoPatient } from '@portal/test-stack/seed/people';
import { openSession } from '../../e2e/core/open-session.ts';
import { ask, run } from '../images/engine.ts';
import { findArchived, listBackups, listRows, listVersions, query, switchWal } from './database.ts';
import {
  inFolder,
  install,
  list,
  portal,
  project,
  remove,
  settings,
  start,
  tell,
  waitFor,
  waitUntilWell,
} from './trial.ts';
import { startWriting } from './steady-writes.ts';

const records = `http://127.0.0.1:${settings.ports.records}/fhir`;
const origin = `https://${portal}`;
const facts: Record<string, string> = {};
const faults: string[] = [];
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;
const note = (what: string, figure: string) => {
  facts[what] = figure;
  tell(`${what}: ${figure}`);
};

/** All that was there is there as it was. */
function compare(what: string, before: Map<string, string>, after: Map<string, string>) {
  const same = [...before].filter(([key, hash]) => after.get(key) === hash).length;
  note(what, `${same} of ${before.size} equal`);
  if (same !== before.size || same === 0) faults.push(what);
}

function expect(what: string, holds: boolean) {
  tell(`${holds ? 'right' : 'WRONG'}: ${what}`);
  if (!holds) faults.push(what);
}

const backUp = (type: 'full' | 'incr') =>
  inFolder('exec', '-T', 'backup', 'pgbackrest', '--stanza=portal', `--type=${type}`, 'backup');
const restore = (...how: string[]) =>
  inFolder('run', '--rm', 'postgres', 'pgbackrest', '--stanza=portal', ...how, 'restore');

async function startDatabase() {
  inFolder('up', '-d', '--no-build', 'postgres');
  const isOpen = async () => query('portal', 'select pg_is_in_recovery()') === 'f';
  await waitFor('the database has replayed its changes', isOpen, 10);
}

const readAll = () => ({
  resources: listVersions(),
  portal: listRows('portal', 'portal'),
  identity: listRows('identity', 'public'),
});

/** Every code of every value set; those that a filter finds, which only the terminology index can tell. */
async function expand(filter = ''): Promise<string> {
  const sets = await fetch(`${records}/ValueSet?_count=100&_elements=url`);
  const { entry = [] } = (await sets.json()) as { entry?: { resource: { url: string } }[] };
  const found = entry.map(async ({ resource: { url } }) => {
    const query = new URLSearchParams({ url, ...(filter && { filter }) });
    const answer = await fetch(`${records}/ValueSet/$expand?${query.toString()}`);
    const { expansion } = (await answer.json()) as { expansion?: { contains?: { code: string }[] } };
    return (expansion?.contains ?? []).map(({ code }) => `${url}|${code}`);
  });
  return (await Promise.all(found)).flat().toSorted().join(' ');
}

type Device = Awaited<ReturnType<typeof request.newContext>>;
const openDevice = () => request.newContext({ ignoreHTTPSErrors: true });

/** The device's own record, through the portal. */
async function readOwn(device: Device): Promise<number> {
  const headers = { origin, [portalRequestHeader]: '1' };
  const refreshed = await device.post(`${origin}/v1/auth/refresh`, {
    headers,
    data: { client_id: 'patient-portal' },
  });
  if (!refreshed.ok()) return refreshed.status();
  const { access_token } = (await refreshed.json()) as { access_token: string };
  const answer = await device.get(`${origin}/r4/Patient/${demoPatient.id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return answer.status();
}

const account = { ...demoPatient, firstName: demoPatient.given, lastName: demoPatient.family };

async function loseTheMachine() {
  const device = await openDevice();
  await openSession({ request: device }, account);
  expect('a patient is signed in before the loss', (await readOwn(device)) === 200);
  const terms = await expand();
  expect('value sets are filtered before the loss', (await expand('car')) !== '');

  const hasFirst = async () => listBackups().some(({ type }) => type === 'full');
  await waitFor('the backup service has made a full backup by itself', hasFirst, 10);
  backUp('full');
  const writing = startWriting(records, demoPatient.id);
  await sleep(20_000);
  backUp('incr');
  await sleep(10_000);

  // From here only the stream of writes changes anything, so that the rest can be compared row by row.
  for (const service of ['api-1', 'api-2', 'worker', 'identity'])
    ask('kill', '--signal=STOP', `${project}_${service}_1`);
  await sleep(2000);
  const before = readAll();
  const snapshotAt = Date.now();
  const isArchived = async () => findArchived() > snapshotAt + 1000;
  await waitFor('all of that is in the repository', isArchived, 5);
  await sleep(25_000);

  const lostAt = Date.now();
  ask('kill', ...list('status=running'));
  const written = await writing.stop();
  inFolder('down');
  const volumes = ask('volume', 'ls', '--format', '{{.Name}}').split('\n');
  const lost = volumes.filter((name) => name.startsWith(`${project}_`) && name !== `${project}_backup`);
  ask('volume', 'rm', ...lost);
  tell(`the machine is lost with ${lost.length} volumes`);

  const restoring = Date.now();
  restore();
  note('restored from the repository in', seconds(restoring));
  await startDatabase();
  note('database open after', seconds(lostAt));
  const comparing = Date.now();
  const after = readAll();
  for (const part of ['resources', 'portal', 'identity'] as const)
    compare(
      `after the loss, ${part === 'resources' ? 'versions of resources' : `rows of ${part}`}`,
      before[part],
      after[part],
    );
  const kept = new Set([...after.resources.keys()].map((key) => key.split('/')[1]));
  const pauseMs = Date.now() - comparing;

  const gone = written.filter(({ id }) => !kept.has(id));
  const firstGone = written.findIndex(({ id }) => !kept.has(id));
  expect(
    'no write is missing before one that is there',
    gone.length === 0 || firstGone === written.length - gone.length,
  );
  note('writes acknowledged and lost', `${gone.length} of ${written.length}`);
  note('RPO: age of the oldest lost write', `${((lostAt - (gone[0]?.at ?? lostAt)) / 1000).toFixed(1)} s`);

  await start();
  // Servers that have just started answer late, and a device asks again.
  let answered = await readOwn(device);
  while (answered === 503) answered = await readOwn(device);
  expect('a device that was signed in before the loss still is', answered === 200);
  note('RTO: from the loss to the first signed-in answer', seconds(lostAt + pauseMs));
  await waitUntilWell();
  const anew = await openDevice();
  await openSession({ request: anew }, account);
  expect('the password from before is taken', (await readOwn(anew)) === 200);
  expect('value sets have the same codes', terms !== '' && (await expand()) === terms);
  expect('value sets are filtered', (await expand('car')) !== '');
}

type Entry = { resource: { resourceType: string; id: string } };

async function findOf(patient: string): Promise<string[]> {
  const types = ['DiagnosticReport', 'Observation'];
  const found = types.map(async (type) => {
    const answer = await fetch(`${records}/${type}?patient=Patient/${patient}&_count=500&_offset=0`);
    const { entry = [] } = (await answer.json()) as { entry?: Entry[] };
    return entry.map(({ resource }) => `${resource.resourceType}/${resource.id}`);
  });
  return (await Promise.all(found)).flat();
}

async function undoAMistake() {
  const patient = canaryPatients[0]?.id ?? '';
  const own = await findOf(patient);
  const before = listVersions();
  const target = query(
    'portal',
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00')`,
  );
  await sleep(3000);
  const entry = own.map((url) => ({ request: { method: 'DELETE', url } }));
  const mistake = await fetch(records, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry }),
  });
  const left = await findOf(patient);
  expect(
    `the mistake: ${own.length} results of a patient are deleted`,
    mistake.ok && own.length > 0 && left.length === 0,
  );

  const stoppedAt = Date.now();
  inFolder('down');
  restore('--delta', '--type=time', `--target=${target}`, '--target-action=promote');
  ask('volume', 'rm', `${project}_records-index`);
  await startDatabase();
  compare('after the mistake, versions of resources', before, listVersions());
  await start();
  note('undone in', seconds(stoppedAt));
  expect('the deleted results are back', (await findOf(patient)).toSorted().join() === own.toSorted().join());
  // A database that went back goes on in a repository that has seen its future.
  const wal = switchWal();
  await waitFor(
    'changes go to the repository again',
    async () => query('portal', 'select last_archived_wal from pg_stat_archiver') >= wal,
    3,
  );
  backUp('incr');
}

try {
  await install();
  await loseTheMachine();
  await undoAMistake();
  console.table(facts);
  console.table(
    listBackups().map(({ type, timestamp, info }) => ({
      type,
      seconds: timestamp.stop - timestamp.start,
      'database (MB)': Math.round(info.size / 1e6),
      'copied (MB)': Math.round(info.delta / 1e5) / 10,
      'in the repository (MB)': Math.round(info.repository.delta / 1e5) / 10,
    })),
  );
  run('podman', [
    'exec',
    `${project}_backup_1`,
    'du',
    '-sh',
    '/var/lib/pgbackrest/archive',
    '/var/lib/pgbackrest/backup',
  ]);
} finally {
  remove();
}
if (faults.length > 0) throw new Error(`not as it was: ${faults.join('; ')}`);
