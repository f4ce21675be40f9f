import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Database } from '../infra/database.ts';
import type { Settings } from '../infra/settings.ts';
import { type Finding, change, reasonOf, rule } from './finding.ts';

const hourMs = 3600_000;
/** Made each week and each day; these leave time for the making. */
const mostAgeMs = { full: 8 * 24 * hourMs, any: 26 * hourMs };

/** What `pgbackrest info --output=json` says of each stanza; times are seconds. */
const backupInfo = z.array(
  z.object({
    backup: z.array(
      z.object({
        type: z.enum(['full', 'diff', 'incr']),
        error: z.boolean().nullish(),
        timestamp: z.object({ stop: z.number() }),
      }),
    ),
  }),
);
type Backup = z.infer<typeof backupInfo>[number]['backup'][number];

export type Archiver = { mode: string; archivedAt: Date | null; failedAt: Date | null };

/** Where backups are made, whether they are; that they can be restored is told by restoring (docs/operate/restore.md). */
export async function checkBackups(
  { backupStatusFile }: Pick<Settings, 'backupStatusFile'>,
  database: Pick<Database, 'query'>,
): Promise<Finding[]> {
  if (backupStatusFile === undefined) return [];
  const [archiver] = await database.query<Archiver>(`
    select current_setting('archive_mode') as mode, last_archived_time as "archivedAt", last_failed_time as "failedAt"
      from pg_stat_archiver`);
  return [...(await checkFile(backupStatusFile)), ...(archiver ? [checkArchiver(archiver)] : [])];
}

async function checkFile(file: string): Promise<Finding[]> {
  try {
    const info = backupInfo.parse(JSON.parse(await readFile(file, 'utf8')));
    return checkAges(
      info.flatMap(({ backup }) => backup),
      new Date(),
    );
  } catch (error) {
    const why = error instanceof z.ZodError ? 'it is not what pgBackRest writes' : reasonOf(error);
    const says = `The backup service has told of no backup: ${why}. See its log (docker compose logs backup).`;
    return [change('backup: told of', says)];
  }
}

export function checkAges(backups: Backup[], now: Date): Finding[] {
  const lastOf = (some: Backup[]) => Math.max(0, ...some.map(({ timestamp }) => timestamp.stop * 1000));
  const isYoung = (some: Backup[], most: number) => now.getTime() - lastOf(some) <= most;
  const full = backups.filter(({ type }) => type === 'full');
  const last = backups.find(({ timestamp }) => timestamp.stop * 1000 === lastOf(backups));
  const see = 'See the backup service’s log (docker compose logs backup) and docs/operate/back-up.md.';
  return [
    rule('backup: full', isYoung(full, mostAgeMs.full), `No full backup of the last 8 days. ${see}`),
    rule('backup: daily', isYoung(backups, mostAgeMs.any), `No backup of the last 26 hours. ${see}`),
    rule(
      'backup: sound',
      last?.error !== true,
      'The last backup found damaged pages in the database’s files. Look at the disk, and restore from a backup before it (docs/operate/restore.md).',
    ),
  ];
}

export function checkArchiver({ mode, archivedAt, failedAt }: Archiver): Finding {
  const about = 'backup: changes';
  if (mode === 'off')
    return change(
      about,
      'PostgreSQL hands no changes to the backups: all since the last backup would be lost. Set archive_mode, archive_command and archive_timeout as deploy/compose/compose.yaml does.',
    );
  const fails = failedAt !== null && (archivedAt === null || failedAt > archivedAt);
  return rule(
    about,
    !fails,
    `PostgreSQL cannot hand its changes to the backups since ${(archivedAt ?? failedAt)?.toISOString()}: they would be lost with the machine, and fill its disk. See the database’s log (docker compose logs postgres) and the room in the repository.`,
  );
}
