import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { FhirRequest, KnownRequest } from './parse-request.ts';
import { boundedSlots } from './policies/bounded-slots.policy.ts';
import { grantedScope } from './policies/granted-scope.policy.ts';
import { listedIncludes } from './policies/includes.policy.ts';
import { knownInteraction } from './policies/known-interaction.policy.ts';
import { namedValueSet } from './policies/named-value-set.policy.ts';
import { ownCompartment } from './policies/own-compartment.policy.ts';
import { boundedPage } from './policies/page.policy.ts';
import { plainBody } from './policies/plain-body.policy.ts';
import { allowedSearchParameters } from './policies/search-parameters.policy.ts';
import { trueCounts } from './policies/true-counts.policy.ts';
import type { Narrowing, Policy } from './policy.ts';

/** Of several denials the first is told: what may be done at all, whether it is well asked, whose it is. */
const policies: readonly Policy[] = [
  knownInteraction,
  grantedScope,
  listedIncludes,
  allowedSearchParameters,
  ownCompartment,
  boundedSlots,
  boundedPage,
  trueCounts,
  namedValueSet,
  plainBody,
];

export type AllowedRequest = KnownRequest & { narrowing: Narrowing };

/** Runs every policy. @throws Refusal when one of them denies or the interaction is unknown */
export function decide(request: FhirRequest, caller: Caller): AllowedRequest {
  const decisions = policies.map((policy) => policy(request, caller));
  for (const decision of decisions) {
    if (decision.kind === 'deny') throw new Refusal(decision.status, decision.code, decision.reason);
  }
  if (request.interaction === 'other') throw new Refusal(403, 'not_allowed', 'Patients cannot do this here.');
  const narrowings = decisions.map((decision) => (decision.kind === 'narrow' ? decision.parameters : {}));
  return { ...request, narrowing: Object.assign({}, ...narrowings) as Narrowing };
}
