import { describe, expect, test } from 'vitest';
import { get, put } from './attack.ts';
import { scopeAttacks } from './scope-attacks.ts';
import { signIn } from './sign-in.ts';
import { tryAttacks } from './try-attacks.ts';
import { message } from './written.ts';

describe('scopes', () => {
  const getWorld = tryAttacks(scopeAttacks);

  test.each([
    [16, 'patient/*.rs', [200, 200, 403]],
    [16, 'patient/*.crs', [200, 200, 201]],
    [17, 'patient/*.r', [200, 403, 403]],
    [17, 'patient/*.s', [403, 200, 403]],
    [20, 'system/*.cruds', [403, 403, 403]],
  ])('case %i: a patient who allowed no more than %s', async (_case, scope, statuses) => {
    const world = getWorld();
    const session = await signIn(world.a, { scope: `openid offline_access fhirUser ${scope}` });
    const token = await session.bearer();
    const answers = [
      await world.ask(get(`/Observation/${world.a.idOf('Observation')}`), token),
      await world.ask(get('/Observation'), token),
      await world.ask(put(message(world)), token),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    const directory = await world.ask(get('/PractitionerRole?_count=1'), token);
    expect(directory.status).toBe(403);
  });
});
