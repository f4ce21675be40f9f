import { type Policy, deny, pass } from '../policy.ts';
import { isGranted } from '../scopes.ts';
import { directoryTypes } from '../tables/directory.ts';

/** The token grants the interaction on the type; for directory types the specification's one grant covers both. */
export const grantedScope: Policy = ({ type, interaction }, { scopes }) => {
  const refused = deny('scope_missing', 'The sign-in did not allow this app to see this kind of record.');
  if (type === undefined) return refused;
  if (directoryTypes.has(type)) return scopes.directory ? pass : refused;
  return isGranted(scopes, type, interaction === 'read' ? 'r' : 's') ? pass : refused;
};
