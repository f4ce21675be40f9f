import { writeFileSync } from 'node:fs';
import type { Database } from '../infra/database.ts';

const everyMs = 10_000;

/**
 * Writes the file every ten seconds for as long as the database answers. The worker listens nowhere: whether it is well
 * is seen by the age of the file.
 */
export function startHeartbeat(file: string, { query }: Pick<Database, 'query'>) {
  const beat = () =>
    query('select 1').then(
      () => writeFileSync(file, ''),
      () => undefined,
    );
  const timer = setInterval(() => void beat(), everyMs);
  void beat();
  return { stop: () => clearInterval(timer) };
}
