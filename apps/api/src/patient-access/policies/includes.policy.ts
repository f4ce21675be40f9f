import { type Policy, deny, pass } from '../policy.ts';
import { includes } from '../tables/includes.ts';

/** Related resources come along only where the table says so; `*`, `:iterate` and `:recurse` never do. */
export const listedIncludes: Policy = ({ type, parameters }) => {
  const listed = type !== undefined && Object.hasOwn(includes, type) ? includes[type] : undefined;
  const unlisted = parameters.some(({ name, modifier, value }) => {
    if (name !== '_include' && name !== '_revinclude') return false;
    return modifier !== undefined || !listed?.[name].includes(value);
  });
  return unlisted
    ? deny('include_not_allowed', 'The search asks for related records that are not available here.')
    : pass;
};
