import { useEffect, useRef, useState } from 'react';
import type { CallChoice } from '../call-choice.ts';
import { startCall, type CallState, type LiveCall } from './live-call.ts';

/** Joins when the screen appears, and leaves when it goes. */
export function useLiveCall(url: string, token: string, choice: CallChoice) {
  const [state, setState] = useState<CallState>();
  const call = useRef<LiveCall>(undefined);
  const first = useRef(choice);
  useEffect(() => {
    const started = startCall({ url, token }, first.current, setState);
    call.current = started;
    return () => started.leave();
  }, [url, token]);
  return { state, call };
}
