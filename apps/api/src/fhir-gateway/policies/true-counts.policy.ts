import { type Policy, deny, narrow, pass } from '../policy.ts';
import { compartment } from '../tables/compartment.ts';
import { mistaken, mistakenBy, withheldLabel } from '../tables/withheld.ts';

/**
 * A count cannot be checked resource by resource, so what the hospital withholds and what was entered in error is left out
 * by the records server.
 */
export const trueCounts: Policy = ({ type, interaction, parameters }) => {
  const counts = parameters.some(({ name, value }) => name === '_summary' && value === 'count');
  if (interaction !== 'search-type' || !counts) return pass;
  const withheld = { '_security:not': `${withheldLabel.system}|${withheldLabel.code}` };
  if (Object.hasOwn(mistakenBy, type)) return narrow({ ...withheld, [`${mistakenBy[type]}:not`]: mistaken });
  return Object.hasOwn(compartment, type) ? deny('not_counted', 'These are not counted.') : narrow(withheld);
};
