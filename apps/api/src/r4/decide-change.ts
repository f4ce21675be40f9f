import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { ChangePolicy, WriteLimits } from './change-policy.ts';
import type { Change } from './change.ts';
import type { Decision } from '../patient-access/policy.ts';
import { clientMadeId } from './policies/client-id.change-policy.ts';
import { plainFiles } from './policies/files.change-policy.ts';
import { plainHomeReading } from './policies/home-reading.change-policy.ts';
import { ownReferences } from './policies/own-references.change-policy.ts';
import { exactPermission } from './policies/permission.change-policy.ts';
import { plainContent } from './policies/plain-content.change-policy.ts';
import { plainText } from './policies/plain-text.change-policy.ts';
import { plainPortrait } from './policies/portrait.change-policy.ts';
import { seenVersion } from './policies/seen-version.change-policy.ts';
import { serverTextOnly } from './policies/server-text.change-policy.ts';
import { writableElements } from './policies/writable-elements.change-policy.ts';
import { writtenBounds } from './policies/written-bounds.change-policy.ts';

const policies: readonly ChangePolicy[] = [
  exactPermission,
  clientMadeId,
  plainContent,
  seenVersion,
  writableElements,
  serverTextOnly,
  ownReferences,
  plainFiles,
  plainPortrait,
  plainText,
  writtenBounds,
  plainHomeReading,
];

/** Asks every policy about a write, until one denies. @throws Refusal when one of them denies */
export function decideChange(change: Change, caller: Caller, limits: WriteLimits) {
  for (const policy of policies) {
    requireAllowed(policy(change, caller, limits));
  }
}

/** @throws Refusal when it is a denial */
export function requireAllowed(decision: Decision) {
  if (decision.kind === 'deny') throw new Refusal(decision.status, decision.code, decision.reason);
}
