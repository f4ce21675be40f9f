import type { Caller } from './caller.ts';
import type { FhirRequest } from './parse-request.ts';

/** Parameters that replace whatever the caller sent under the same name. */
export type Narrowing = Readonly<Record<string, string>>;

export type Decision =
  | { kind: 'pass' }
  | { kind: 'deny'; status: 400 | 403 | 409 | 412 | 413 | 422; code: string; reason: string }
  | { kind: 'narrow'; parameters: Narrowing };

/** One rule. It sees every request, known or not, and denies whatever it cannot judge. */
export type Policy = (request: FhirRequest, caller: Caller) => Decision;

export const pass: Decision = { kind: 'pass' };

export function deny(code: string, reason: string): Decision {
  return { kind: 'deny', status: 403, code, reason };
}

/** The request is malformed rather than forbidden. */
export function reject(code: string, reason: string): Decision {
  return { kind: 'deny', status: 400, code, reason };
}

/** It may be written, but not so. */
export function unfit(code: string, reason: string): Decision {
  return { kind: 'deny', status: 422, code, reason };
}

/** Something is stored that the request does not know of. */
export function conflict(code: string, reason: string): Decision {
  return { kind: 'deny', status: 409, code, reason };
}

export function narrow(parameters: Narrowing): Decision {
  return { kind: 'narrow', parameters };
}
