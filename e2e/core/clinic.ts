import { join } from 'node:path';
import { runCommand } from '@portal/test-stack/run-command';
import { stack } from './test.ts';

/** The other side of the counter: what `npm run clinic -- …` does to the records server. */
export function clinic(...commands: string[]): Promise<string> {
  const command = join(stack.repository, 'packages/test-stack/src/commands/clinic.ts');
  return runCommand(process.execPath, [command, ...commands]);
}
