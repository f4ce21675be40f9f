import type { AllergyIntolerance } from 'fhir/r4';
import { isNeverTrue, isPast } from '../fhir/clinical-status.ts';

export type Allergies = {
  severe: AllergyIntolerance[];
  other: AllergyIntolerance[];
  former: AllergyIntolerance[];
};

/** The one rule of which allergies count, for every screen: the severe ones first; what was never true is left out. */
export function sortAllergies(all: readonly AllergyIntolerance[]): Allergies {
  const known = all.filter(({ verificationStatus }) => !isNeverTrue(verificationStatus));
  const present = known.filter(({ clinicalStatus }) => !isPast(clinicalStatus));
  return {
    severe: present.filter(isSevere),
    other: present.filter((one) => !isSevere(one)),
    former: known.filter(({ clinicalStatus }) => isPast(clinicalStatus)),
  };
}

/** By what the hospital expects of it, or by what has happened. */
export function isSevere({ criticality, reaction = [] }: AllergyIntolerance): boolean {
  return criticality === 'high' || reaction.some(({ severity }) => severity === 'severe');
}
