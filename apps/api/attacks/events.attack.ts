import { randomUUID } from 'node:crypto';
import type { Communication } from 'fhir/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../test/event-reader.ts';
import { putResource } from '../test/people.ts';
import { publicUrl } from '../test/stack.ts';
import { nextApi } from './calls.ts';
import { type Patient, type World, createWorld } from './world.ts';

/** Case 65. The hook is not set here: changes are found by asking, within seconds. */
describe('case 65: the event stream', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  }, 120_000);

  const write = async ({ self, mark }: Patient, thread?: string) => {
    const message: Communication = {
      resourceType: 'Communication',
      id: randomUUID(),
      status: 'completed',
      subject: self,
      recipient: [self],
      ...(thread !== undefined && { partOf: [{ reference: `Communication/${thread}` }] }),
      payload: [{ contentString: mark('live') }],
    };
    await putResource(message);
    return message.id;
  };

  test('B’s thread is told to B, A’s to A, and no word of either', async () => {
    const { a, b } = world;
    const [own, theirs] = [
      await listen(nextApi(), await a.session.bearer()),
      await listen(nextApi(), await b.session.bearer()),
    ];
    await expect.poll(() => [own.names, theirs.names]).toEqual([['ready'], ['ready']]);
    const foreign = await write(b, b.idOf('Communication'));
    const mine = await write(a, a.idOf('Communication'));
    await own.waitFor(mine, 20_000);
    await theirs.waitFor(foreign, 20_000);
    // What was written in the seconds before, each patient's own, may be told as well.
    expect(own.ids()).not.toContain(foreign);
    expect(own.ids().filter((id) => theirs.ids().includes(id))).toEqual([]);
    expect(own.text + theirs.text).not.toContain('CANARY');
  });

  test('B’s Last-Event-ID brings nothing of B’s; one that is none is refused', async () => {
    const { a, b } = world;
    const theirs = await listen(nextApi(), await b.session.bearer());
    await expect.poll(() => theirs.cursor).toBeDefined();
    const cursor = theirs.cursor ?? '';
    const foreign = await write(b);
    const mine = await write(a);
    const own = await listen(nextApi(), await a.session.bearer(), { cursor });
    await own.waitFor(mine, 20_000);
    expect(own.ids()).not.toContain(foreign);
    const twin = await listen(nextApi(), await b.session.bearer(), { cursor });
    await twin.waitFor(foreign, 20_000);
    for (const made of [`Patient/${b.id}`, b.id, '1', "' or 1=1 --"])
      expect((await listen(nextApi(), await a.session.bearer(), { cursor: made })).status).toBe(400);
  });

  test('a token in the address is none; a foreign page may not listen, the portal’s own may', async () => {
    const token = await world.a.session.bearer();
    for (const name of ['access_token', 'token', 'authorization']) {
      const answer = await fetch(`${nextApi()}/v1/events?${name}=${token}`);
      expect([name, answer.status]).toEqual([name, 401]);
    }
    for (const origin of ['https://attacker.invalid', 'null', `${publicUrl}.attacker.invalid`])
      expect((await listen(nextApi(), token, { origin })).status).toBe(403);
    expect((await listen(nextApi(), token, { origin: publicUrl })).status).toBe(200);
  });

  test('the end of the token closes the stream within 60 s; a token that lives keeps it', async () => {
    const { session } = world.a;
    const exp = Math.floor(Date.now() / 1000) + 5;
    const [short, long] = [
      await listen(nextApi(), await session.mint({ exp })),
      await listen(nextApi(), await session.bearer()),
    ];
    expect([short.status, long.status]).toEqual([200, 200]);
    await expect.poll(() => short.isOpen, { timeout: 66_000, interval: 500 }).toBe(false);
    expect(Date.now() - exp * 1000).toBeLessThan(60_000);
    expect(long.isOpen).toBe(true);
  }, 90_000);
});
