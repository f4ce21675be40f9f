import { isHTTPError } from 'ky';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { NotConfirmed, withRecentSignIn } from '../../session/sign-in/recent-sign-in.ts';
import { downloadApi } from './download-api.ts';
import { beginWith, fetchRest, type Arrived, type Progress } from './fetch-record.ts';

export type DownloadPhase =
  | { kind: 'idle' | 'beginning' | 'not-begun' | 'busy' | 'ended' }
  | { kind: 'running' | 'cut'; progress: Progress }
  | { kind: 'done'; progress: Progress; save: () => void };

/** Begins, goes on after a cut, hands the file over. Leaving the page stops it. */
export function useDownload(fileName: string) {
  const [phase, setPhase] = useState<DownloadPhase>({ kind: 'idle' });
  const arrived = useRef<Arrived>(undefined);
  const stop = useRef(new AbortController());

  async function run() {
    const under = arrived.current;
    if (!under) return;
    const { signal } = stop.current;
    setPhase({ kind: 'running', progress: under.progress });
    try {
      const onProgress = (progress: Progress) => setPhase({ kind: 'running', progress });
      const file = await fetchRest(under, downloadApi, onProgress, signal);
      const save = () => saveFile(file, fileName);
      save();
      setPhase({ kind: 'done', progress: under.progress, save });
      await downloadApi.end(under.id).catch(() => undefined);
    } catch (error) {
      if (signal.aborted) return;
      const isGone = isHTTPError(error) && error.response.status === 404;
      setPhase(isGone ? { kind: 'ended' } : { kind: 'cut', progress: under.progress });
    }
  }

  async function begin() {
    setPhase({ kind: 'beginning' });
    try {
      arrived.current = beginWith(await withRecentSignIn(() => downloadApi.begin()));
    } catch (error) {
      const isFlood = isHTTPError(error) && error.response.status === 429;
      if (error instanceof NotConfirmed) setPhase({ kind: 'idle' });
      else setPhase({ kind: isFlood ? 'busy' : 'not-begun' });
      return;
    }
    await run();
  }

  function cancel() {
    const id = arrived.current?.id;
    stop.current.abort();
    stop.current = new AbortController();
    arrived.current = undefined;
    setPhase({ kind: 'idle' });
    if (id !== undefined) void downloadApi.end(id).catch(() => undefined);
  }

  const { kind } = phase;
  useEffect(() => {
    if (kind !== 'cut') return undefined;
    const onOnline = () => void run();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });

  useEffect(() => {
    if (kind !== 'running' && kind !== 'cut') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [kind]);

  useEffect(() => () => stop.current.abort(), []);

  return { phase, begin: () => void begin(), goOn: () => void run(), cancel };
}
