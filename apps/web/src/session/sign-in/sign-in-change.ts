import { createStore } from 'zustand/vanilla';
import type { SignInPurpose } from './pending-sign-in.ts';

const changes = ['change-password', 'change-email', 'add-passkey'] as const;

/** What a patient can change about the sign-in, at the identity server. */
export type SignInChange = (typeof changes)[number];
export type SignInOutcome = { change: SignInChange; isDone: boolean };

/** How the change ended from which the patient has come back. In memory: an address could claim what never happened. */
export const signInOutcome = createStore<{ outcome?: SignInOutcome }>(() => ({}));

export function findSignInChange(purpose: SignInPurpose): SignInChange | undefined {
  return changes.find((one) => one === purpose);
}

/** Tells the settings how it ended, by the identity server's word; who turned back is told nothing. */
export function tellSignInChange(change: SignInChange, status: string | null): void {
  const outcome = { change, isDone: status === 'success' };
  signInOutcome.setState(status === 'cancelled' ? {} : { outcome }, true);
}

export function forgetSignInOutcome(): void {
  signInOutcome.setState({}, true);
}
