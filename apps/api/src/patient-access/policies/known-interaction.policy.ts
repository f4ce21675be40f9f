import { type Policy, deny, pass } from '../policy.ts';
import { interactions } from '../tables/interactions.ts';

/** Only interactions of the table exist. */
export const knownInteraction: Policy = ({ type, interaction }) => {
  const known: readonly string[] =
    type !== undefined && Object.hasOwn(interactions, type) ? (interactions[type] ?? []) : [];
  return known.includes(interaction) ? pass : deny('not_allowed', 'Patients cannot do this here.');
};
