import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEngines } from '@portal/test-stack/engines';
import { stableId } from '@portal/test-stack/seed/ids';
import { recordsUrl, stack } from '../test/stack.ts';

/** The stack with so many people: as it stands, from a snapshot, or loaded now and kept as one. */
export async function preparePopulation(size: number) {
  await startEngines(stack);
  if ((await holds(size)) && !(await holds(size + 1))) return;
  const seed = spawn(
    process.execPath,
    [
      join(stack.repository, 'packages/test-stack/src/commands/seed.ts'),
      '--snapshot',
      '--population',
      String(size),
    ],
    { stdio: 'inherit' },
  );
  const [code] = (await once(seed, 'exit')) as [number];
  if (code !== 0) throw new Error('The population could not be loaded; the lines above say why.');
}

export const personId = (number: number) => stableId('Patient', 'population', number);

async function holds(number: number): Promise<boolean> {
  const answer = await fetch(`${recordsUrl}/Patient/${personId(number)}`);
  await answer.arrayBuffer();
  return answer.status === 200;
}
