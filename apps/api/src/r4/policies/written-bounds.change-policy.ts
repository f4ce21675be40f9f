import { findWrittenFault } from '@portal/clinical-domain/written/bounds';
import type { ChangePolicy } from '../change-policy.ts';
import { findNewParts } from '../find-new-parts.ts';
import { findValues } from '../../records/find-values.ts';
import { pass, unfit } from '../../patient-access/policy.ts';

/** Dates that can have been, and values that a living body can have. */
export const writtenBounds: ChangePolicy = (change) => {
  const { type, after } = change;
  const [code] = findValues(after, ['code', 'coding', 'code']);
  const look = { type, code: typeof code === 'string' ? code : undefined, now: Date.now() };
  const fault = findWrittenFault(findNewParts(change), look);
  return fault === undefined ? pass : unfit('out_of_bounds', `${fault.element} ${fault.reason}.`);
};
