import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countStates, listPending, listRows } from './rows.ts';

/** `npm run -s asvs`: how much of ASVS is met, and what the rest waits for. */
const rows = listRows(readFileSync(resolve(import.meta.dirname, '../../docs/asvs.md'), 'utf8'));
for (const level of [1, 2]) {
  const { test, read, 'n/a': none, 'not met': open } = countStates(rows, level);
  const total = test + read + none + open;
  process.stdout.write(
    `level ${level}: ${total} requirements; met by a test ${test}, met by reading ${read}, not applicable ${none}, not met ${open}\n`,
  );
}
for (const [work, numbers] of listPending(rows))
  process.stdout.write(`  waits for ${work}: ${numbers.join(' ')}\n`);
