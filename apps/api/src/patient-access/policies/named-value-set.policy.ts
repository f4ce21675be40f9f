import { type Policy, narrow, pass, reject } from '../policy.ts';
import { largestExpansion } from '../tables/limits.ts';

/** A value set is expanded by its address, to a bounded length. */
export const namedValueSet: Policy = ({ interaction, parameters }) => {
  if (interaction !== 'expand') return pass;
  const find = (wanted: string) => parameters.find(({ name }) => name === wanted)?.value;
  if (find('url') === undefined) return reject('bad_search', 'Name the value set by its url.');
  return narrow({ count: String(Math.min(Number(find('count') ?? largestExpansion), largestExpansion)) });
};
