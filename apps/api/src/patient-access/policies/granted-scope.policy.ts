import type { FhirRequest } from '../parse-request.ts';
import { type Policy, deny, pass } from '../policy.ts';
import { type Scopes, isGranted } from '../scopes.ts';
import { directoryTypes } from '../tables/directory.ts';

/**
 * The token grants the interaction on the type; for directory types the specification's one grant covers reading and
 * searching. A PUT needs one of `c` and `u`; which, is known when the stored one is (permission.change-policy.ts).
 */
export const grantedScope: Policy = (request, { scopes }) =>
  isAllowed(request, scopes)
    ? pass
    : deny('scope_missing', 'The sign-in did not allow this app to see or do this.');

function isAllowed({ type, interaction }: FhirRequest, scopes: Scopes): boolean {
  switch (interaction) {
    case 'read':
    case 'search-type':
      if (directoryTypes.has(type)) return scopes.directory;
      return isGranted(scopes, type, interaction === 'read' ? 'r' : 's');
    case 'update':
      return isGranted(scopes, type, 'c') || isGranted(scopes, type, 'u');
    case 'mark-read':
      return isGranted(scopes, type, 'u');
    case 'book':
      return isGranted(scopes, 'Appointment', 'c');
    case 'expand':
      return scopes.directory;
    case 'available-slots':
      return scopes.availableSlots;
    default:
      return false;
  }
}
