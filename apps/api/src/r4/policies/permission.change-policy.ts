import type { ChangePolicy } from '../change-policy.ts';
import { deny, pass } from '../../patient-access/policy.ts';
import { isGranted } from '../../patient-access/scopes.ts';

/** To create needs `c`, to change needs `u`. */
export const exactPermission: ChangePolicy = ({ type, before }, { scopes }) =>
  isGranted(scopes, type, before === undefined ? 'c' : 'u')
    ? pass
    : deny('scope_missing', 'The sign-in did not allow this app to see or do this.');
