import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { openPrivateStore } from '../../../platform/private-store.ts';
import { session } from '../../../session/session.ts';
import { initialBooking, type BookingState, type Step } from './booking-state.ts';

const boxName = 'booking';
const version = 1;

const store = createStore<BookingState>(() => initialBooking);
let opened: { subject: string; state: Promise<void> } | undefined;
let saving: Promise<unknown> = Promise.resolve();

session.store.subscribe(({ status }) => {
  if (status !== 'out') return;
  opened = undefined;
  store.setState(initialBooking, true);
});

/** The booking that this patient has begun, also before a reload. */
export async function openWizard(): Promise<BookingState> {
  const subject = session.store.getState().user?.id ?? '';
  if (opened?.subject !== subject) opened = { subject, state: restore(subject) };
  await opened.state;
  return store.getState();
}

/** Resolves once it would survive a reload. */
export async function changeWizard(change: (state: BookingState) => BookingState): Promise<void> {
  store.setState(change(store.getState()), true);
  const { subject } = opened ?? {};
  if (subject === undefined) return;
  saving = saving.then(() =>
    opened?.subject === subject
      ? openPrivateStore(subject).write(boxName, { version, state: store.getState() })
      : undefined,
  );
  await saving;
}

/** Whoever looks at a step is at that step, however they came. */
export async function enterStep(step: Step): Promise<void> {
  if (store.getState().currentStep !== step) await changeWizard((state) => ({ ...state, currentStep: step }));
}

export function readWizard(): BookingState {
  return store.getState();
}

export function useWizard(): BookingState {
  return useStore(store);
}

async function restore(subject: string): Promise<void> {
  const stored = (await openPrivateStore(subject).read(boxName)) as
    { version: number; state: BookingState } | undefined;
  if (opened?.subject !== subject) return;
  store.setState(stored?.version === version ? stored.state : initialBooking, true);
}
