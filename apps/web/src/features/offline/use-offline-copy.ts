import { useEffect, useEffectEvent, useState } from 'react';
import type { PromptStrings } from '../../platform/biometrics.ts';
import type { StoreTrouble } from '../../platform/store-result.ts';
import { wipeOfflineCopy } from '../../platform/wipe-stores.ts';
import {
  onOfflineChange,
  openOfflineRecord,
  type OpenRecord,
} from '../../session/offline-copy/offline-record.ts';
import { openByDevice } from '../../session/offline-copy/open-by-device.ts';
import { useSession } from '../../session/session.ts';
import { readWaitingDoses, type WaitingDose } from '../../session/offline-copy/waiting-doses.ts';

/** `unread`: why what waits is not known. */
type Waiting = { waiting: WaitingDose[]; unread: StoreTrouble | undefined };
type Opened = Extract<OpenRecord, { outcome: 'open' }> & Waiting;
/** `trouble` is the device's, `triesLeft` the PIN's. */
type Shut = { outcome: 'shut'; triesLeft?: number; trouble?: 'refused' | 'lost' };
type Failed = Extract<OpenRecord, { outcome: 'failed' }>;
type State = Opened | Shut | Failed | { outcome: 'gone' | 'removed' | 'none' };

/** How long it may be out of sight before it is locked again. */
const leftOpenMs = 60_000;

/** What is read stays in this page's memory, and no longer than somebody looks at it. */
export function useOfflineCopy(isKept: boolean) {
  const [state, setState] = useState<State>({ outcome: isKept ? 'shut' : 'none' });
  const { ended } = useSession();
  const shut = () => setState({ outcome: 'shut' });

  async function show(opening: Awaited<ReturnType<typeof openByDevice>>) {
    if (opening.outcome === 'open')
      setState({ ...opening, ...(await readWaiting(opening.record.patientId)) });
    else if (opening.outcome === 'wrong') setState({ ...opening, outcome: 'shut' });
    else if (opening.outcome === 'gone' || opening.outcome === 'failed') setState(opening);
    else setState({ outcome: 'shut', trouble: opening.outcome });
  }

  const open = async (pin: string) => show(await openOfflineRecord(pin));
  const unlock = async (strings: PromptStrings) => show(await openByDevice(strings));

  function remove() {
    wipeOfflineCopy();
    setState({ outcome: 'removed' });
  }

  const readAgain = useEffectEvent(async () => {
    if (state.outcome !== 'open') return;
    const record = (await state.readAgain()) ?? state.record;
    const waiting = await readWaiting(record.patientId);
    setState((before) => (before.outcome === 'open' ? { ...before, record, ...waiting } : before));
  });

  useEffect(() => onOfflineChange(() => void readAgain()), []);
  useShutWhenHidden(shut);

  // Signed out: what this device kept is wiped, and so is the page.
  if (ended === 'signed-out' && state.outcome === 'open') setState({ outcome: 'gone' });
  return { state, open, unlock, shut, remove };
}

async function readWaiting(patientId: string): Promise<Waiting> {
  const stored = await readWaitingDoses(patientId);
  if (stored.outcome === 'failed') return { waiting: [], unread: stored.reason };
  return { waiting: stored.value, unread: undefined };
}

function useShutWhenHidden(shut: () => void) {
  const onLeft = useEffectEvent(shut);
  useEffect(() => {
    let hiddenAt: number | undefined;
    const onVisibility = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt !== undefined && Date.now() - hiddenAt > leftOpenMs) onLeft();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
}
