import type {
  AskAnswer,
  ConfirmAnswer,
  ConnectionState,
  SlipAnswer,
} from '@portal/api-contract/connect-record';
import { isHTTPError } from 'ky';
import { useState } from 'react';
import {
  askCode,
  checkCode,
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
export type Way = 'slip' | 'number';
/** Beside the form, which stays as it was. */
export type Hint =
  Wrong | Extract<AskAnswer, { outcome: 'later' }> | { outcome: 'no-answer' | 'too-late' | 'ended' };
export type Asked = { until: string; again_at: string };
export type Details = { number: string; birthDate: string };
export type Step =
  | { kind: 'form'; way: Way; hint?: Hint | undefined }
  | { kind: 'code'; asked: Asked; hint?: Hint | undefined }
  | { kind: 'check'; way: Way; found: Found; hint?: 'unsent' | 'no-answer' | undefined }
  | { kind: 'ended'; way: Way; because: Ended }
  | { kind: 'refused'; way: Way }
  | { kind: 'already' }
  | { kind: 'done'; isWhole: boolean; moved: ConnectionState['moved'] };

/** From the slip, or the code to the number on file, to the record: what is shown, and what waits for an answer. */
export function useConnecting(known: Asked | undefined) {
  const [step, setStep] = useState<Step>(
    known ? { kind: 'code', asked: known } : { kind: 'form', way: 'slip' },
  );
  /** What a code was asked for, to ask again: gone with the page. */
  const [details, setDetails] = useState<Details>();
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

  const failWith = (form: Step) => (failure: string | undefined) =>
    failure === 'already_connected' ? ({ kind: 'already' } as const) : form;

  const look = (code: string, birthDate: string) =>
    act(
      async () => toStep('slip', await checkSlip(code, birthDate), { kind: 'form', way: 'slip' }),
      failWith({ kind: 'form', way: 'slip', hint: { outcome: 'no-answer' } }),
    );

  const ask = (typed: Details) => {
    setDetails(typed);
    return act(
      async () => toAsked(await askCode(typed.number, typed.birthDate), step),
      failWith({ ...(step.kind === 'code' ? step : numberForm), hint: { outcome: 'no-answer' } }),
    );
  };

  const typeCode = (code: string, asked: Asked) =>
    act(
      async () => {
        const answer = await checkCode(code);
        const form = { kind: 'code', asked } as const;
        return answer.outcome === 'ended' ? { ...form, hint: answer } : toStep('number', answer, form);
      },
      failWith({ kind: 'code', asked, hint: { outcome: 'no-answer' } }),
    );

  const connect = ({ way, found }: Check) =>
    act(
      async () => {
        if (await hasUnsent()) return { kind: 'check', way, found, hint: 'unsent' };
        return toLast(way, await confirmSlip(found.ticket));
      },
      (failure) => failCheck({ way, found }, failure),
    );

  const refuse = ({ way, found }: Check) =>
    act(
      async () => {
        await refuseSlip(found.ticket);
        return { kind: 'refused', way };
      },
      (failure) => failCheck({ way, found }, failure),
    );

  const choose = (way: Way) => setStep({ kind: 'form', way });

  return { step, isWaiting, details, choose, look, ask, typeCode, connect, refuse };
}

type Check = { way: Way; found: Found };
const numberForm = { kind: 'form', way: 'number' } as const;

function toStep(way: Way, answer: Found | Wrong | Ended, form: Step & { hint?: unknown }): Step {
  if (answer.outcome === 'found') return { kind: 'check', way, found: answer };
  if (answer.outcome === 'wrong') return { ...form, hint: answer } as Step;
  return { kind: 'ended', way, because: answer };
}

/** Whoever has asked often enough may have a code that still works, also where the answer to it was lost. */
async function toAsked(answer: AskAnswer, before: Step): Promise<Step> {
  if (answer.outcome === 'asked') return { kind: 'code', asked: answer };
  if (answer.outcome === 'locked') return { kind: 'ended', way: 'number', because: answer };
  if (before.kind === 'code') return { ...before, hint: answer };
  const { code } = await readConnection();
  return code ? { kind: 'code', asked: code } : { ...numberForm, hint: answer };
}

/** The new tokens say which record it is; whatever was asked of the one before is forgotten. */
async function toLast(way: Way, answer: ConfirmAnswer): Promise<Step> {
  if (answer.outcome === 'wrong') return { kind: 'form', way, hint: answer };
  if (answer.outcome === 'connecting') return { kind: 'done', isWhole: false, moved: {} };
  if (answer.outcome !== 'connected') return toEnded(way, answer);
  await session.refresh().catch(() => undefined);
  const moved = await readConnection().then(
    (connection) => connection.moved,
    () => ({}),
  );
  return { kind: 'done', isWhole: true, moved };
}

/** A code that was used or has expired is asked for anew; a slip is not. */
const toEnded = (way: Way, because: Ended): Step =>
  way === 'number' && (because.outcome === 'used' || because.outcome === 'expired')
    ? { ...numberForm, hint: { outcome: 'ended' } }
    : { kind: 'ended', way, because };

const failCheck = (check: Check, failure: string | undefined): Step =>
  failure === 'ticket_ended'
    ? { kind: 'form', way: check.way, hint: { outcome: 'too-late' } }
    : { kind: 'check', ...check, hint: 'no-answer' };

/** What waits on this device is of the record before: it is sent first. */
async function hasUnsent(): Promise<boolean> {
  const { user } = session.store.getState();
  if (!user) return false;
  const { messages, doses, readings } = await countUnsent(user);
  return messages + doses + readings > 0;
}

function findCode(error: unknown): string | undefined {
  if (!isHTTPError(error)) return undefined;
  const { code } = (error.data ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
