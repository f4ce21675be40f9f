import { expect, test } from '../core/test.ts';
import { createProgress, findUnreached } from './crawler.ts';
import { openLane } from './lane.ts';
import { tell } from './tell.ts';
import { nameOf, walks } from './walks.ts';

const start = process.env['CRAWL_START'];
const isPart = start !== undefined || process.env['CRAWL_PAGES'] !== undefined;
/** A walk waits most of its time, so that several lanes share it. */
const lanesOfAWalk = isPart ? 1 : 2;

for (const walk of walks) {
  test(nameOf(walk), async ({ browser, baseURL }, { parallelIndex }) => {
    const progress = createProgress();
    const isMirrored = parallelIndex % 2 === 1;
    const starts = start === undefined ? ['/dashboard', '/appointments', '/my-health', '/settings'] : [start];
    async function walkALane() {
      const lane = await openLane(browser, baseURL ?? '', { walk, progress, isMirrored });
      for (let next = starts.shift(); next !== undefined; next = starts.shift()) await lane.exploreFrom(next);
    }
    await Promise.all(Array.from({ length: lanesOfAWalk }, walkALane));

    const { faults, explored, counts, skipped } = progress;
    if (walk.person === 'full' && !isPart)
      for (const route of findUnreached(progress)) faults.add(`${route}: no click leads here`);
    tell(
      `${nameOf(walk)}: ${explored.size} pages, ${counts.controls} controls, ${counts.links} links, ${faults.size} faults`,
    );
    for (const [name, reason] of skipped) tell(`  not pressed: ${name} (${reason})`);
    expect([...faults].toSorted()).toEqual([]);
  });
}
