import type { Patient } from 'fhir/r4';
import type { Change } from './change.ts';
import { isSame, listReachable, type Contact } from '../contacts/reachable.ts';

/** What a patient's own write adds to the contacts of the record. */
export function listNewContacts(changes: readonly Pick<Change, 'type' | 'before' | 'after'>[]): Contact[] {
  return changes.flatMap(({ type, before, after }) => {
    if (type !== 'Patient') return [];
    const known = before ? listReachable(before as Patient) : [];
    return listReachable(after as Patient).filter((contact) => !known.some((one) => isSame(one, contact)));
  });
}
