import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { openPrivateStore } from '../../../platform/private-store.ts';
import type { StoreTrouble } from '../../../platform/store-result.ts';
import { session } from '../../../session/session.ts';
import { initialBooking, type BookingState, type Step } from './booking-state.ts';

const boxName = 'booking';
const version = 1;

const store = createStore<BookingState>(() => initialBooking);
const trouble = createStore<{ reason: StoreTrouble | undefined }>(() => ({ reason: undefined }));
let opened: { subject: string; isRead: boolean; state: Promise<void> } | undefined;
let saving: Promise<unknown> = Promise.resolve();

session.store.subscribe(({ status }) => {
  if (status !== 'out') return;
  opened = undefined;
  store.setState(initialBooking, true);
  trouble.setState({ reason: undefined });
});

/** The booking that this patient has begun, also before a reload. */
export async function openWizard(): Promise<BookingState> {
  const subject = session.store.getState().user?.id ?? '';
  if (opened?.subject !== subject) {
    opened = { subject, isRead: false, state: Promise.resolve() };
    opened.state = restore(subject);
  }
  await opened.state;
  return store.getState();
}

/** Resolves once it would survive a reload, or its trouble is told. */
export async function changeWizard(change: (state: BookingState) => BookingState): Promise<void> {
  store.setState(change(store.getState()), true);
  const { subject } = opened ?? {};
  if (subject === undefined) return;
  saving = saving.then(() => save(subject));
  await saving;
}

/** Nothing is written over what could not be read. */
async function save(subject: string): Promise<void> {
  if (opened?.subject !== subject || !opened.isRead) return;
  const written = await openPrivateStore(subject).update(boxName, () => ({
    version,
    state: store.getState(),
  }));
  trouble.setState({ reason: written.outcome === 'failed' ? written.reason : undefined });
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
  const stored = await openPrivateStore(subject).read(boxName);
  if (opened?.subject !== subject) return;
  opened.isRead = stored.outcome !== 'failed';
  trouble.setState({ reason: stored.outcome === 'failed' ? stored.reason : undefined });
  const kept =
    stored.outcome === 'found' ? (stored.value as { version: number; state: BookingState }) : undefined;
  store.setState(kept?.version === version ? kept.state : initialBooking, true);
}

/** Why this device does not keep it, if it does not. */
export function useWizardTrouble(): StoreTrouble | undefined {
  return useStore(trouble, ({ reason }) => reason);
}
