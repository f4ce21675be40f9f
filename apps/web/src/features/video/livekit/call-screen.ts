import type { CallState, LiveCall } from './live-call.ts';

/** What each screen of a call shows, and what it can do. */
export type CallScreen = {
  state: CallState;
  doctor: string;
  call: () => LiveCall | undefined;
  onLeave: () => void;
};
