import { Refusal } from '../http/refusal.ts';
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
import { withheld } from './policies/withheld.policy.ts';
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
  withheld,
  namedValueSet,
  plainBody,
];

export type AllowedRequest = KnownRequest & { narrowing: Narrowing };

/** Asks every policy, until one denies. @throws Refusal when one of them denies or the interaction is unknown */
export function decide(request: FhirRequest, caller: Caller): AllowedRequest {
  const narrowing: Record<string, string> = {};
  for (const policy of policies) {
    const decision = policy(request, caller);
    if (decision.kind === 'deny') throw new Refusal(decision.status, decision.code, decision.reason);
    if (decision.kind === 'narrow') Object.assign(narrowing, decision.parameters);
  }
  if (request.interaction === 'other') throw new Refusal(403, 'not_allowed', 'Patients cannot do this here.');
  return { ...request, narrowing };
}
