import type { ConfirmAnswer, ConnectionState, SlipAnswer } from '@portal/api-contract/connect-record';
import { isHTTPError } from 'ky';
import { useState } from 'react';
import {
  checkSlip,
  confirmSlip,
  readConnection,
  refuseSlip,
} from '../../session/account/connect-record-api.ts';
import { session } from '../../session/session.ts';
import { NotConfirmed } from '../../session/sign-in/recent-sign-in.ts';
import { countUnsent } from '../../session/sign-out/count-unsent.ts';

type Found = Extract<SlipAnswer, { outcome: 'found' }>;
type Wrong = Extract<SlipAnswer, { outcome: 'wrong' }>;
export type Ended = Exclude<SlipAnswer, Found | Wrong>;
/** Beside the form, which stays as it was. */
export type Hint = Wrong | { outcome: 'no-answer' | 'too-late' };
export type Step =
  | { kind: 'slip'; hint?: Hint | undefined }
  | { kind: 'check'; found: Found; hint?: 'unsent' | 'no-answer' | undefined }
  | { kind: 'ended'; because: Ended }
  | { kind: 'refused' }
  | { kind: 'already' }
  | { kind: 'done'; isWhole: boolean; moved: ConnectionState['moved'] };

/** From the slip to the record: what is shown, and what waits for an answer. */
export function useConnecting() {
  const [step, setStep] = useState<Step>({ kind: 'slip' });
  const [isWaiting, setIsWaiting] = useState(false);

  async function act(work: () => Promise<Step>, onFailure: (code: string | undefined) => Step) {
    setIsWaiting(true);
    try {
      setStep(await work());
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setStep(onFailure(findCode(error)));
    } finally {
      setIsWaiting(false);
    }
  }

  const look = (code: string, birthDate: string) =>
    act(
      async () => toStep(await checkSlip(code, birthDate)),
      (failure) =>
        failure === 'already_connected'
          ? { kind: 'already' }
          : { kind: 'slip', hint: { outcome: 'no-answer' } },
    );

  const connect = (found: Found) =>
    act(
      async () => {
        if (await hasUnsent()) return { kind: 'check', found, hint: 'unsent' };
        return toLast(await confirmSlip(found.ticket));
      },
      (failure) => failCheck(found, failure),
    );

  const refuse = (found: Found) =>
    act(
      async () => {
        await refuseSlip(found.ticket);
        return { kind: 'refused' };
      },
      (failure) => failCheck(found, failure),
    );

  return { step, isWaiting, look, connect, refuse, startAgain: () => setStep({ kind: 'slip' }) };
}

function toStep(answer: SlipAnswer): Step {
  if (answer.outcome === 'found') return { kind: 'check', found: answer };
  if (answer.outcome === 'wrong') return { kind: 'slip', hint: answer };
  return { kind: 'ended', because: answer };
}

/** The new tokens say which record it is; whatever was asked of the one before is forgotten. */
async function toLast(answer: ConfirmAnswer): Promise<Step> {
  if (answer.outcome === 'wrong') return { kind: 'slip', hint: answer };
  if (answer.outcome === 'connecting') return { kind: 'done', isWhole: false, moved: {} };
  if (answer.outcome !== 'connected') return { kind: 'ended', because: answer };
  await session.refresh().catch(() => undefined);
  const moved = await readConnection().then(
    (connection) => connection.moved,
    () => ({}),
  );
  return { kind: 'done', isWhole: true, moved };
}

const failCheck = (found: Found, failure: string | undefined): Step =>
  failure === 'ticket_ended'
    ? { kind: 'slip', hint: { outcome: 'too-late' } }
    : { kind: 'check', found, hint: 'no-answer' };

/** What waits on this device is of the record before: it is sent first. */
async function hasUnsent(): Promise<boolean> {
  const { messages, doses, readings } = await countUnsent(session.store.getState().user?.id ?? '');
  return messages + doses + readings > 0;
}

function findCode(error: unknown): string | undefined {
  if (!isHTTPError(error)) return undefined;
  const { code } = (error.data ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
