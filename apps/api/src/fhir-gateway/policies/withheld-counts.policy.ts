import { type Policy, narrow, pass } from '../policy.ts';
import { withheldLabel } from '../tables/withheld.ts';

/** A count cannot be checked resource by resource, so what the hospital withholds is left out by the records server. */
export const withheldCounts: Policy = ({ interaction, parameters }) => {
  const counts = parameters.some(({ name, value }) => name === '_summary' && value === 'count');
  if (interaction !== 'search-type' || !counts) return pass;
  return narrow({ '_security:not': `${withheldLabel.system}|${withheldLabel.code}` });
};
