import type { Condition } from 'fhir/r4';
import { isNeverTrue, isPast } from '../fhir/clinical-status.ts';

/** The one rule of which conditions count, for every screen; what was never true is left out. */
export function sortConditions(all: readonly Condition[]): { current: Condition[]; past: Condition[] } {
  const known = all.filter(({ verificationStatus }) => !isNeverTrue(verificationStatus));
  return {
    current: known.filter(({ clinicalStatus }) => !isPast(clinicalStatus)),
    past: known.filter(({ clinicalStatus }) => isPast(clinicalStatus)),
  };
}
