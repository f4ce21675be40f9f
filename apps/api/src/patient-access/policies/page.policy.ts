import { type Page, findPagePart, toPageParameters } from '../page.ts';
import { type Policy, narrow, pass, reject } from '../policy.ts';
import { deepestOffset, largestPage, largestSlotPage, usualPage } from '../tables/limits.ts';

/** Every search is one bounded page; a count has none. */
export const boundedPage: Policy = ({ type, interaction, parameters }) => {
  if (interaction !== 'search-type') return pass;
  const read = (part: keyof Page, fallback: number) => {
    const given = parameters.filter((parameter) => findPagePart(parameter) === part);
    if (given.length === 0) return fallback;
    return given.length === 1 && /^\d{1,9}$/.test(given[0]?.value ?? '') ? Number(given[0]?.value) : NaN;
  };
  const largest = type === 'Slot' ? largestSlotPage : largestPage;
  const count = read('count', type === 'Slot' ? largestSlotPage : usualPage);
  const offset = read('offset', 0);
  if (!(count >= 1) || !(offset >= 0 && offset <= deepestOffset)) {
    return reject('bad_page', `_count must be at least 1, and _offset at most ${deepestOffset}.`);
  }
  return narrow(toPageParameters({ count: Math.min(count, largest), offset }));
};
