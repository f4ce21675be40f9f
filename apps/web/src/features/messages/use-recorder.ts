import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const wanted = useRef<symbol>(undefined);
  const isRunning = state.kind === 'recording';

  useEffect(() => discard, []);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const level = recorder.current?.level() ?? 0;
      const passed = (performance.now() - last) / 1000;
      last = performance.now();
      setState((before) => (before.kind === 'recording' ? beat(before, passed, level) : before));
    }, beatMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isTooLong = isRunning && state.seconds >= longestSeconds;
  const end = useEffectEvent(() => void stop());
  useEffect(() => {
    if (isTooLong) end();
  }, [isTooLong]);

  /** Also of one that is only beginning: the permission may be given after the patient thought better of it. */
  function discard() {
    wanted.current = undefined;
    recorder.current?.discard();
    recorder.current = undefined;
  }

  async function stop() {
    const file = await finish();
    setState(file ? { kind: 'done', file } : { kind: 'idle' });
  }

  async function finish(): Promise<Blob | undefined> {
    const running = recorder.current;
    wanted.current = undefined;
    recorder.current = undefined;
    return running?.stop();
  }

  return {
    state,

    /** @throws RecordingError */
    async start() {
      const attempt = Symbol('recording');
      wanted.current = attempt;
      setState({ kind: 'starting' });
      try {
        const started = await startRecording();
        if (wanted.current !== attempt) return started.discard();
        recorder.current = started;
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

    stop,

    /** What was recorded, also of a recording that still runs; afterwards there is none. */
    async take(): Promise<Blob | undefined> {
      const file = state.kind === 'done' ? state.file : await finish();
      setState({ kind: 'idle' });
      return file;
    },

    discard() {
      discard();
      setState({ kind: 'idle' });
    },
  };
}

function beat(
  { seconds, levels }: Extract<RecorderState, { seconds: number }>,
  passed: number,
  level: number,
): RecorderState {
  return { kind: 'recording', seconds: seconds + passed, levels: [...levels, level].slice(-bars) };
}
