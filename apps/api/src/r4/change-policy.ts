import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import type { Decision } from '../patient-access/policy.ts';

/** One rule about a write, judged beside the stored version. It sees every write and denies whatever it cannot judge. */
export type ChangePolicy = (change: Change, caller: Caller, limits: WriteLimits) => Decision;

/** What a deployment sets. */
export type WriteLimits = { uploadBytes: number; clinicNames: readonly string[] };
