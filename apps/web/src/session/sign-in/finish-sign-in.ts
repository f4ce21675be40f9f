import type { PendingSignIn } from './pending-sign-in.ts';
import { readAuthorization } from './read-authorization.ts';
import { session } from '../session.ts';
import { RefusedError } from '../session-errors.ts';
import { type RefusalReason, SignInRefused } from './sign-in-refused.ts';

/** Trades the code of the identity server's answer for a session, or throws SignInRefused. */
export async function finishSignIn(answer: URLSearchParams, pending: PendingSignIn): Promise<void> {
  const request = await readAuthorization(answer, pending);
  await session.signIn(request).catch((cause: unknown) => {
    throw new SignInRefused(findReason(cause), { cause });
  });
}

/** An account without a record, or with one that was merged into another: only the clinic can mend it. */
const withoutRecord: ReadonlySet<unknown> = new Set(['no_patient_record', 'record_replaced']);

function findReason(cause: unknown): RefusalReason {
  if (!(cause instanceof RefusedError)) return 'unreachable';
  return withoutRecord.has(cause.code) ? 'record' : 'exchange';
}
