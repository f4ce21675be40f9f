import { describe, expect, test } from 'vitest';
import { get } from './attack.ts';
import { bodyOf } from './calls.ts';
import { searchAttacks } from './search-attacks.ts';
import { tryAttacks } from './try-attacks.ts';
import { bare } from './world.ts';

describe('searches', () => {
  const getWorld = tryAttacks(searchAttacks);

  test('case 41: another’s page, and a page link that was changed', async () => {
    const world = getWorld();
    const first = await world.ask(get('/Observation?_count=1'));
    const { link = [] } = bodyOf(first) as { link?: { relation: string; url: string }[] };
    const next = new URL(link.find(({ relation }) => relation === 'next')?.url ?? '');
    const page = `${next.pathname}${next.search}`;
    expect((await world.ask({ path: page })).text).toContain(world.a.prefix);
    const asB = await world.askAs(world.b, { path: page });
    expect([asB.status, asB.text.includes(world.a.prefix)]).toEqual([200, false]);
    for (const [change, status] of [
      [`&patient=${world.b.id}`, 403],
      ['&_offset=100000', 400],
      ['&_getpages=1&_getpagesoffset=0', 400],
    ] as const) {
      expect((await world.ask({ path: `${page}${change}` })).status).toBe(status);
    }
    const stored = JSON.parse(await bare(`/Observation?patient=${world.b.id}&_count=1`)) as {
      link: { relation: string; url: string }[];
    };
    const theirs = new URL(stored.link.find(({ relation }) => relation === 'next')?.url ?? '');
    expect(await (await fetch(theirs)).text()).toContain(world.b.prefix);
    for (const path of [`/r4${theirs.search}`, `/r4/${theirs.search}`, `/r4/Observation${theirs.search}`]) {
      const answer = await world.ask({ path });
      expect([path, [400, 403].includes(answer.status)]).toEqual([path, true]);
    }
  });
});
