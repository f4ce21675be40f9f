import { useEffect, useRef, useState } from 'react';
import { startRecording, type Recorder } from '../../platform/recorder.ts';

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'starting' }
  | { kind: 'recording' | 'paused'; seconds: number; levels: number[] }
  | { kind: 'done'; file: Blob };

const beatMs = 100;
const bars = 40;
const longestSeconds = 600;

/** A voice message from the first word until it is sent or deleted. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const recorder = useRef<Recorder>(undefined);
  const isRunning = state.kind === 'recording';

  useEffect(() => () => recorder.current?.discard(), []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const level = recorder.current?.level() ?? 0;
      setState((before) => (before.kind === 'recording' ? beat(before, level) : before));
    }, beatMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function finish(): Promise<Blob | undefined> {
    const running = recorder.current;
    recorder.current = undefined;
    return running?.stop();
  }

  return {
    state,

    /** @throws RecordingError */
    async start() {
      setState({ kind: 'starting' });
      try {
        recorder.current = await startRecording();
        setState({ kind: 'recording', seconds: 0, levels: [] });
      } catch (error) {
        setState({ kind: 'idle' });
        throw error;
      }
    },

    toggle() {
      if (isRunning) recorder.current?.pause();
      else recorder.current?.resume();
      setState((before) =>
        'seconds' in before ? { ...before, kind: isRunning ? 'paused' : 'recording' } : before,
      );
    },

    async stop() {
      const file = await finish();
      setState(file ? { kind: 'done', file } : { kind: 'idle' });
    },

    /** What was recorded, also of a recording that still runs; afterwards there is none. */
    async take(): Promise<Blob | undefined> {
      const file = state.kind === 'done' ? state.file : await finish();
      setState({ kind: 'idle' });
      return file;
    },

    discard() {
      recorder.current?.discard();
      recorder.current = undefined;
      setState({ kind: 'idle' });
    },
  };
}

function beat(
  { seconds, levels }: Extract<RecorderState, { seconds: number }>,
  level: number,
): RecorderState {
  const next = Math.min(seconds + beatMs / 1000, longestSeconds);
  return { kind: 'recording', seconds: next, levels: [...levels, level].slice(-bars) };
}
