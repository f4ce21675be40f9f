import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstCanonicalBase } from '@portal/clinical-domain/fhir/canonical-base';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { requireCanonicalBase } from '../src/infra/canonical-base.ts';
import { letUse } from '../src/infra/let-use.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrateOwn } from '../src/infra/migrate.ts';
import { startApi } from './api-process.ts';
import { createRoles } from './database-roles.ts';

const log = createLogger({ logLevel: 'silent' });
const own = 'https://portal.example.org/fhir';
const publicUrl = 'https://portal.example.org';

test('C3: the base of the first start stays, and a process with another does not start', async () => {
  const { ownerUrl, apiUrl, user } = await createRoles();
  const folder = await mkdtemp(join(tmpdir(), 'portal-base-'));
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  await letUse(ownerUrl, user);

  const api = await startApi(folder, { PORTAL_DATABASE_URL: apiUrl, PORTAL_CANONICAL_BASE: own });
  const config = (await (await fetch(`${api.url}/config.json`)).json()) as { canonicalBase: string };
  const metadata = await (await fetch(`${api.url}/r4/metadata`)).text();
  await api.stop();
  expect(config.canonicalBase).toBe(own);
  expect(metadata).toContain(`${own}/OperationDefinition/available-slots`);
  expect(metadata).not.toContain(firstCanonicalBase);

  const another = { PORTAL_DATABASE_URL: apiUrl, PORTAL_CANONICAL_BASE: 'https://elsewhere.example.org' };
  await expect(startApi(folder, another)).rejects.toThrow(`this deployment began with ${own}. Set that one`);
  await expect(startApi(folder, { PORTAL_DATABASE_URL: apiUrl })).rejects.toThrow(`began with ${own}`);
});

test('C3: the API’s role cannot change it', async () => {
  const { ownerUrl, apiUrl, user } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  await letUse(ownerUrl, user);
  await requireCanonicalBase({ databaseUrl: apiUrl, publicUrl, canonicalBase: own });
  for (const statement of [
    `update portal.deployment set canonical_base = 'https://elsewhere.example.org'`,
    'delete from portal.deployment',
    'truncate portal.deployment',
    `insert into portal.deployment (only_row, canonical_base) values (false, 'https://elsewhere.example.org')`,
  ])
    await expect(ask(apiUrl, statement)).rejects.toThrow(/permission denied|check constraint/);
  expect(await ask(apiUrl, 'select canonical_base from portal.deployment')).toEqual([
    { canonical_base: own },
  ]);
});

test('C3: a new deployment that is not on this machine has to choose one', async () => {
  const { ownerUrl } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  const given = { databaseUrl: ownerUrl, publicUrl, canonicalBase: firstCanonicalBase };
  await expect(requireCanonicalBase(given)).rejects.toThrow('PORTAL_CANONICAL_BASE is missing');
  await requireCanonicalBase({ ...given, canonicalBase: own });
});

test('C3: a deployment of an earlier release keeps its own', async () => {
  const { ownerUrl } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log, 15);
  await migrateOwn({ databaseUrl: ownerUrl }, log);
  await requireCanonicalBase({ databaseUrl: ownerUrl, publicUrl, canonicalBase: firstCanonicalBase });
  await expect(
    requireCanonicalBase({ databaseUrl: ownerUrl, publicUrl, canonicalBase: own }),
  ).rejects.toThrow(`began with ${firstCanonicalBase}`);
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
