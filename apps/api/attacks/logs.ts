import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** All that the API processes of the suite have printed. */
export function readLogs(): string {
  const { logFolder } = inject('suite');
  return readdirSync(logFolder)
    .map((name) => readFileSync(join(logFolder, name), 'utf8'))
    .join('\n');
}
