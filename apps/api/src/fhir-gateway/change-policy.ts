import type { Caller } from './caller.ts';
import type { Change } from './change.ts';
import type { Decision } from './policy.ts';

/** One rule about a write, judged beside the stored version. It sees every write and denies whatever it cannot judge. */
export type ChangePolicy = (change: Change, caller: Caller, limits: { uploadBytes: number }) => Decision;
