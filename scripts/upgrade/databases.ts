import { setTimeout as sleep } from 'node:timers/promises';
import { runSql } from '@portal/test-stack/run-sql';
import { settings } from './first-release.ts';

export const databases = ['records', 'identity', 'portal'] as const;

export const query = <Row extends object>(database: string, statement: string): Promise<Row[]> =>
  runSql<Row>(settings, database, statement);

/** Empty, or as the other is now. Nobody may be connected to either. */
export async function recreateDatabase(name: string, template = 'template0') {
  const owner = name.replace('_0_1_0', '');
  await query('postgres', `drop database if exists "${name}" with (force)`);
  await query('postgres', `create database "${name}" owner ${owner} template "${template}"`);
}

export async function waitFor(what: string, isThere: () => Promise<boolean>, seconds = 120) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await sleep(500);
  }
}
