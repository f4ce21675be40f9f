import { type Policy, narrow, pass, reject } from '../policy.ts';
import { deepestOffset, largestPage, largestSlotPage, usualPage } from '../tables/limits.ts';

/** Every search is one bounded page; a count has none. `_offset` keeps HAPI from storing the search and serving it stale. */
export const boundedPage: Policy = ({ type, interaction, parameters }) => {
  if (interaction !== 'search-type') return pass;
  const read = (name: string, fallback: number) => {
    const given = parameters.filter((parameter) => parameter.name === name);
    if (given.length === 0) return fallback;
    return given.length === 1 && /^\d{1,9}$/.test(given[0]?.value ?? '') ? Number(given[0]?.value) : NaN;
  };
  const largest = type === 'Slot' ? largestSlotPage : largestPage;
  const count = read('_count', type === 'Slot' ? largestSlotPage : usualPage);
  const offset = read('_offset', 0);
  if (!(count >= 1) || !(offset >= 0 && offset <= deepestOffset)) {
    return reject('bad_page', `_count must be at least 1, and _offset at most ${deepestOffset}.`);
  }
  return narrow({ _count: String(Math.min(count, largest)), _offset: String(offset) });
};
