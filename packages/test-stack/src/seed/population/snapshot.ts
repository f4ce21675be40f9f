import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { indexFolder } from '../../engines/records.ts';
import { hashFiles } from '../../folder-hash.ts';
import { report, reportWhile } from '../../progress.ts';
import { runCommand } from '../../run-command.ts';
import { runSql } from '../../run-sql.ts';
import type { StackSettings } from '../../settings.ts';
import { withRecordsStopped } from './records-stopped.ts';

/**
 * Keeps the records database with so many people for the next benchmark, together with the terminology index, which
 * belongs to its database. A change of the population or of the records server makes another snapshot; the rest of the seed
 * is put again on top of it.
 */
export async function savePopulationSnapshot(settings: StackSettings, size: number): Promise<void> {
  const target = snapshotFolder(settings, size);
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await withRecordsStopped(settings, async () => {
    const file = join(unfinished, 'records.dump');
    const args = ['--format=custom', '--compress=1', `--file=${file}`, ...connection(settings), 'records'];
    await reportWhile('saving the snapshot', runCommand('pg_dump', args));
    if (existsSync(indexFolder(settings))) {
      cpSync(indexFolder(settings), join(unfinished, 'index'), { recursive: true });
    }
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  report(`snapshot of ${size} people saved: ${target}`);
}

/** Replaces the whole records database; false, and nothing touched, where there is no such snapshot. */
export async function restorePopulationSnapshot(settings: StackSettings, size: number): Promise<boolean> {
  const source = snapshotFolder(settings, size);
  if (!existsSync(source)) return false;
  report(`replacing the records database by the snapshot of ${size} people`);
  await withRecordsStopped(settings, async () => {
    await runSql(settings, 'postgres', 'drop database if exists records with (force)');
    await runSql(settings, 'postgres', 'create database records owner records');
    const args = ['--jobs=2', '--dbname=records', ...connection(settings), join(source, 'records.dump')];
    await reportWhile('restoring the snapshot', runCommand('pg_restore', args));
    await runSql(settings, 'records', 'analyze');
    rmSync(indexFolder(settings), { recursive: true, force: true });
    if (existsSync(join(source, 'index'))) {
      cpSync(join(source, 'index'), indexFolder(settings), { recursive: true });
    }
  });
  return true;
}

function snapshotFolder({ repository, cache }: StackSettings, size: number) {
  const sources = [
    'packages/test-stack/src/seed/population/**/*',
    'services/records/pom.xml',
    'services/records/src/main/**/*',
  ];
  return join(cache, `population-${size}-${hashFiles(repository, sources)}`);
}

const connection = ({ ports }: StackSettings) => [
  '--host=127.0.0.1',
  `--port=${ports.postgres}`,
  '--username=postgres',
];
