import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import type { Engine } from '../engine.ts';
import { isRoot, runCommand } from '../run-command.ts';
import type { StackSettings } from '../settings.ts';

const databases = ['records', 'identity', 'portal'];

export const postgres: Engine = {
  name: 'postgres',
  address: ({ ports }) => `postgres://127.0.0.1:${ports.postgres}`,

  findMissing() {
    if (findBinaries()) return undefined;
    return { what: 'PostgreSQL 15 or newer', command: 'apt-get install --no-install-recommends postgresql' };
  },

  async launch(settings) {
    const data = dataDirectory(settings);
    if (!existsSync(join(data, 'PG_VERSION'))) await initialise(settings, data);
    await asPostgres('pg_ctl', ['-D', data, '-w', '-l', join(data, 'server.log'), 'start']);
    await createDatabases(settings);
  },

  async isReady(settings) {
    const client = new Client({ ...connection(settings), connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = any($1)', [
        databases,
      ]);
      return rowCount === databases.length;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  },

  async stop(settings) {
    const data = dataDirectory(settings);
    if (existsSync(join(data, 'postmaster.pid')))
      await asPostgres('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
  },
};

/** PostgreSQL refuses to run as root, so its data must lie where its own user may go. */
function dataDirectory(settings: StackSettings): string {
  const inside = join(settings.directory, 'postgres');
  if (!isRoot()) return inside;
  mkdirSync(settings.directory, { recursive: true });
  const mayEnter =
    spawnSync('runuser', ['-u', 'postgres', '--', 'test', '-x', settings.directory]).status === 0;
  if (mayEnter) return inside;
  const name = createHash('sha256').update(settings.directory).digest('hex').slice(0, 12);
  return join(tmpdir(), `patient-portal-postgres-${name}`);
}

export function removeData(settings: StackSettings) {
  rmSync(dataDirectory(settings), { recursive: true, force: true });
}

async function initialise(settings: StackSettings, data: string) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (isRoot()) await runCommand('chown', ['postgres', data]);
  await asPostgres('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  // A stack's data may be lost with the machine, never with a process: only the disk flush is left out.
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      `port = ${settings.ports.postgres}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${data}'`,
      'max_connections = 200',
      'shared_buffers = 512MB',
      'fsync = off',
      'full_page_writes = off',
      '',
    ].join('\n'),
  );
}

async function createDatabases(settings: StackSettings) {
  const client = new Client(connection(settings));
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    const present = new Set(rows.map((row) => row.datname));
    for (const name of databases.filter((wanted) => !present.has(wanted))) {
      await client.query(`create role ${name} login password '${name}'`);
      await client.query(`create database ${name} owner ${name}`);
    }
  } finally {
    await client.end();
  }
}

const connection = ({ ports }: StackSettings) => ({
  host: '127.0.0.1',
  port: ports.postgres,
  user: 'postgres',
  database: 'postgres',
});

/** Runs one of PostgreSQL's programs as the user that owns the data. */
function asPostgres(program: string, args: string[]) {
  const path = join(findBinaries() ?? '', program);
  return isRoot()
    ? runCommand('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: '/' })
    : runCommand(path, args);
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => existsSync(`${debian}/${version}/bin/initdb`)));
  if (newest >= 15) return `${debian}/${newest}/bin`;
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return configured.status === 0 ? configured.stdout.trim() : undefined;
}
