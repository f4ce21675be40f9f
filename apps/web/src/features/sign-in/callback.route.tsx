import { redirect, useLoaderData } from 'react-router';
import { keepAnswer, takeAnswer } from '../../session/sign-in/authorization-answer.ts';
import { finishConfirmation } from '../../session/sign-in/confirm-sign-in.ts';
import { finishSignIn } from '../../session/sign-in/finish-sign-in.ts';
import { relayToOpener } from '../../session/sign-in/popup-relay.ts';
import {
  findPendingPurpose,
  findPendingReturn,
  takePendingSignIn,
} from '../../session/sign-in/pending-sign-in.ts';
import { prepare } from '../../session/prepare.ts';
import { SignInRefused } from '../../session/sign-in/sign-in-refused.ts';
import {
  findSignInChange,
  tellSignInChange,
  type SignInChange,
} from '../../session/sign-in/sign-in-change.ts';
import { parseWantedPage, takeWantedPage } from '../../session/sign-in/wanted-page.ts';
import { HandedOver } from './handed-over.tsx';
import { Refused } from './refused.tsx';

type Outcome = { reason: SignInRefused['reason']; code: string | undefined } | { reason: undefined };

/** A tab that started the sign-in finishes it; a popup hands the answer to that tab. */
export async function loader(): Promise<Outcome | Response> {
  const answer = takeAnswer();
  if (!answer) return redirect('/dashboard');
  const purpose = findPendingPurpose();
  if (purpose === 'delete-account') {
    keepAnswer(answer.toString());
    return redirect('/settings/delete-account');
  }
  // Before the sign-in is taken: a change of the password has ended the session that is restored here.
  if (purpose !== undefined) await prepare();
  if (purpose === 'confirm') return backToAct(answer);
  const pending = takePendingSignIn();
  const change = pending && findSignInChange(pending.purpose);
  try {
    if (!pending) {
      await relayToOpener(answer);
      window.close();
      return { reason: undefined };
    }
    await finishSignIn(answer, pending);
    if (change) return backToSettings(change, answer.get('kc_action_status'));
    takeWantedPage();
    return redirect(parseWantedPage(pending.returnTo) ?? '/dashboard');
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    // The session that asked for the change goes on.
    if (change) return backToSettings(change, 'error');
    return { reason: error.reason, code: error.code };
  }
}

/** The page was left for the sign-in; what was asked for there is asked for again, and goes through. */
async function backToAct(answer: URLSearchParams): Promise<Response> {
  const returnTo = parseWantedPage(findPendingReturn());
  keepAnswer(answer.toString());
  await finishConfirmation();
  return redirect(returnTo ?? '/dashboard');
}

function backToSettings(change: SignInChange, status: string | null): Response {
  tellSignInChange(change, status);
  return redirect('/settings');
}

export function Component() {
  const outcome = useLoaderData<Outcome>();
  return outcome.reason === undefined ? (
    <HandedOver />
  ) : (
    <Refused reason={outcome.reason} code={outcome.code} />
  );
}
