import { redirect, useLoaderData } from 'react-router';
import { keepAnswer, takeAnswer } from '../../session/authorization-answer.ts';
import { finishSignIn } from '../../session/finish-sign-in.ts';
import { handOver } from '../../session/hand-over.ts';
import { findPendingPurpose, takePendingSignIn } from '../../session/pending-sign-in.ts';
import { prepare } from '../../session/prepare.ts';
import { SignInRefused } from '../../session/sign-in-refused.ts';
import { HandedOver } from './handed-over.tsx';
import { Refused } from './refused.tsx';

type Outcome = { reason: SignInRefused['reason']; code: string | undefined } | { reason: undefined };

/** A tab that started the sign-in finishes it; a popup hands the answer to that tab. */
export async function loader(): Promise<Outcome | Response> {
  const answer = takeAnswer();
  if (!answer) return redirect('/dashboard');
  if (findPendingPurpose() === 'delete-account') {
    keepAnswer(answer.toString());
    return redirect('/settings/delete-account');
  }
  const pending = takePendingSignIn();
  try {
    if (!pending) {
      await handOver(answer);
      window.close();
      return { reason: undefined };
    }
    await prepare();
    await finishSignIn(answer, pending);
    return redirect('/dashboard');
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    return { reason: error.reason, code: error.code };
  }
}

export function Component() {
  const outcome = useLoaderData<Outcome>();
  return outcome.reason === undefined ? (
    <HandedOver />
  ) : (
    <Refused reason={outcome.reason} code={outcome.code} />
  );
}
