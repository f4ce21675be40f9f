import { createStore } from 'zustand/vanilla';

/** Set while the patient is asked to sign in again; the shell shows the sheet. */
export const signInQuestion = createStore<{ settle?: (isConfirmed: boolean) => void }>(() => ({}));
