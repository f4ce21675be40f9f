import type { RecordChange } from '@portal/api-contract/events';
import { openChannel } from '../../platform/channel.ts';
import { createChangeListeners } from './change-listeners.ts';
import { keepStreamOpen } from './event-stream.ts';
import { session } from '../session.ts';

/** `hello` is a tab that has just begun to listen and does not know what was told since it asked for its data. */
type Told = { patientId: string; change: RecordChange | 'reset' | 'hello' };

const changes = createChangeListeners();
let isHolding = false;
let listening: { patientId: string; abort: AbortController } | undefined;

/** Browsers open six connections to an origin: of all tabs one holds the stream and tells the others. */
const channel = openChannel('portal-record-changes', (data) => {
  const { patientId, change } = data as Told;
  if (patientId !== listening?.patientId) return;
  if (change !== 'hello') changes.tell(change);
  else if (isHolding) changes.latest().forEach((one) => tellOthers(patientId, one));
});

function tellOthers(patientId: string, change: Told['change']) {
  channel.post({ patientId, change } satisfies Told);
}

/**
 * Calls the listener once for each version of each resource of the patient's record that changes from now on, while
 * somebody is signed in; what changed during a lost connection comes after it. Returns how to stop.
 */
export function onRecordChange(listener: (change: RecordChange) => void): () => void {
  return listen({ onChange: listener });
}

/** Called when more was missed than can be told one by one: whatever is shown may be old. */
export function onRecordReset(listener: () => void): () => void {
  return listen({ onReset: listener });
}

function listen(listener: Parameters<typeof changes.add>[0]): () => void {
  const remove = changes.add(listener);
  follow();
  return () => {
    remove();
    follow();
  };
}

session.store.subscribe(follow);

/** One stream while there is a listener and somebody is in; an unknown session (offline) keeps it. */
function follow() {
  const { status, user } = session.store.getState();
  const patientId = status === 'out' || changes.count() === 0 ? undefined : user?.id;
  if (patientId === listening?.patientId) return;
  listening?.abort.abort();
  if (status === 'out' || (patientId && listening)) changes.forget();
  listening = patientId === undefined ? undefined : { patientId, abort: new AbortController() };
  if (listening) {
    void hold(listening.patientId, listening.abort.signal);
    tellOthers(listening.patientId, 'hello');
  }
}

async function hold(patientId: string, signal: AbortSignal) {
  const keep = async () => {
    isHolding = true;
    await keepStreamOpen({
      signal,
      findCursor: changes.findCursor,
      onCursor: changes.moveCursor,
      onChange: (change) => {
        changes.tell(change);
        tellOthers(patientId, change);
      },
    });
    isHolding = false;
  };
  await navigator.locks
    .request(`portal-record-changes ${patientId}`, { signal }, keep)
    .catch(() => undefined);
}
