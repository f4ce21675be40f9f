import { beforeAll, expect, test } from 'vitest';
import { requestedScope } from '../src/portal-auth/requested-scope.ts';
import { type Attack, type Sender, findFault, isLeak } from './attack.ts';
import { nextApi, send } from './calls.ts';
import { type World, createWorld } from './world.ts';

/** Sends as A to the two API processes in turn. */
function sendAs({ a }: World): Sender {
  return async (ask, scope) => {
    const token = scope === requestedScope ? await a.session.bearer() : await a.session.mint({ scope });
    return send(nextApi(), { ...ask, headers: { authorization: `Bearer ${token}`, ...ask.headers } });
  };
}

/** One test for each attack. A's and B's world is made once for all of them, and handed over. */
export function tryAttacks(attacks: readonly Attack[]): () => World {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  test.each(attacks.map((attack) => [attack.case, attack.does, attack] as const))(
    'case %i: %s',
    async (_case, _does, attack) => {
      expect(await findFault(attack, world, sendAs(world))).toBeUndefined();
      expect(await isLeak(attack, world), 'the bare records server tells').toBe(true);
    },
  );
  return () => world;
}
