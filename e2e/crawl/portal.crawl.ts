import type { FreshPatient } from '@portal/test-stack/fresh-patient';
import { expect, test } from '../core/test.ts';
import { createProgress, findUnreached } from './crawler.ts';
import { openLane } from './lane.ts';
import { makePerson } from './people.ts';
import { tell } from './tell.ts';
import { nameOf, walks } from './walks.ts';

const start = process.env['CRAWL_START'];
const isPart = start !== undefined || process.env['CRAWL_PAGES'] !== undefined;
/** A walk waits most of its time, so that several lanes share it. */
const lanesOfAWalk = isPart ? 1 : 2;
/** Until the records server has told all of a record that was copied. */
const newsMs = 20_000;
/** So that their first pages don't all open at once. */
const betweenLanesMs = 4000;

for (const walk of walks) {
  test(nameOf(walk), async ({ browser, baseURL }) => {
    const progress = createProgress();
    const starts = start === undefined ? ['/dashboard', '/appointments', '/my-health', '/settings'] : [start];
    async function walkALane(patient: FreshPatient) {
      const lane = await openLane(browser, baseURL ?? '', { walk, patient, progress });
      for (let next = starts.shift(); next !== undefined; next = starts.shift()) await lane.exploreFrom(next);
      lane.addUnanswered();
    }
    // All are made before the first page is opened: copying a record keeps the records server busy.
    const patients = await Promise.all(Array.from({ length: lanesOfAWalk }, () => makePerson(walk.person)));
    // The news of each resource would ask the first pages for everything again and again.
    if (walk.person !== 'new') await new Promise((resolve) => setTimeout(resolve, newsMs));
    await Promise.all(
      patients.map(async (patient, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * betweenLanesMs));
        await walkALane(patient);
      }),
    );

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
