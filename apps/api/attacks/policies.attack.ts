import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Attack, findHole } from './attack.ts';
import { reportFigures } from './figures.ts';
import { openPortal } from './in-process-portal.ts';
import { readAttacks } from './read-attacks.ts';
import { scopeAttacks } from './scope-attacks.ts';
import { searchAttacks } from './search-attacks.ts';
import { type World, createWorld } from './world.ts';
import { writeAttacks } from './write-attacks.ts';

const enough = 3;
const source = join(import.meta.dirname, '../src');
const policyFiles = ['patient-access/policies', 'r4/policies'].flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((name) => name.endsWith('policy.ts'))
    .map((name) => `${folder}/${name}`),
);
const attacks = [...readAttacks, ...searchAttacks, ...scopeAttacks, ...writeAttacks].filter(isSendable);

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** Of each test its own: a gateway without a rule leaves changed records behind. */
let world: World;
let intact: Portal;
beforeEach(async () => {
  world = await createWorld();
  intact = await openPortal(world);
  vi.resetModules();
});
afterEach(() => intact.close());

test('every refusal comes before the records server is asked, unless the rule needs what is stored', async () => {
  const faults: string[] = [];
  for (const attack of attacks) {
    const fault = await findHole(attack, world, intact.send);
    if (fault !== undefined) faults.push(describeFault(attack, fault));
  }
  expect(faults).toEqual([]);
});

test.for(policyFiles)('%s, switched off, is missed', async (file, { task }) => {
  const path = join(source, file);
  const actual = await vi.importActual<Record<string, unknown>>(path);
  vi.doMock(path, () =>
    Object.fromEntries(Object.keys(actual).map((name) => [name, () => ({ kind: 'pass' })])),
  );
  const portal = await openPortal(world);
  const missedBy = await findNoticing(portal);
  await portal.close();
  vi.doUnmock(path);
  reportFigures(task, { policy: file, missedBy });
  expect(missedBy, `no attack notices that ${file} is off`).not.toEqual([]);
});

/** Some attacks that this portal does not withstand, and the intact one still does. */
async function findNoticing(portal: Portal): Promise<string[]> {
  const noticing: string[] = [];
  for (const attack of attacks) {
    const fault = await findHole(attack, world, portal.send);
    if (fault === undefined || (await findHole(attack, world, intact.send)) !== undefined) continue;
    noticing.push(describeFault(attack, fault));
    if (noticing.length === enough) break;
  }
  return noticing;
}

function describeFault({ case: number, does }: Attack, fault: string): string {
  return `case ${number} ${does}: ${fault}`;
}

/** `inject` normalises addresses that only a real connection carries as they are. */
function isSendable({ case: number }: Attack): boolean {
  return number !== 43;
}
