import { type Policy, narrow, pass } from '../policy.ts';
import { mistaken, mistakenBy, withheldLabel } from '../tables/withheld.ts';

/**
 * What the hospital withholds and what was entered in error is left out by the records server, in every search: were it
 * taken out of the answer alone, a count, a short page or a link to the next one would tell of it. What was entered in error
 * is still found by its id. Sorting ends with the id, so that what is left out changes the order of nothing else.
 */
export const withheld: Policy = ({ type, interaction, parameters }) => {
  if (interaction !== 'search-type') return pass;
  const valuesOf = (name: string) => parameters.flatMap((given) => (given.name === name ? given.value : []));
  const counts = valuesOf('_summary').length > 0;
  const isById = valuesOf('_id').length > 0 && !counts;
  const sort = valuesOf('_sort').join(',');
  const by = Object.hasOwn(mistakenBy, type) ? mistakenBy[type] : undefined;
  return narrow({
    '_security:not': `${withheldLabel.system}|${withheldLabel.code}`,
    ...(by !== undefined && !isById && { [`${by}:not`]: mistaken }),
    ...(!counts && { _sort: toWholeOrder(sort) }),
  });
};

function toWholeOrder(sort: string): string {
  if (sort === '') return '_id';
  return /(^|,)-?_id(,|$)/.test(sort) ? sort : `${sort},_id`;
}
