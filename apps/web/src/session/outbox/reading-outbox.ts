import { saveHomeReading, type OwnReading } from '@portal/fhir-queries/home-reading.query';
import { useStore } from 'zustand/react';
import { withLock } from '../../platform/lock.ts';
import type { StoreWrite } from '../../platform/store-result.ts';
import { queryClient } from '../records/query-client.ts';
import { recordsClient } from '../records/records-client.ts';
import { session } from '../session.ts';
import { againMs, createReadingQueue, type WaitingReading } from './reading-queue.ts';

const outbox = createReadingQueue(
  ({ patientId, reading }) => saveHomeReading(recordsClient, { patientId, reading }),
  () => void queryClient.invalidateQueries({ queryKey: ['vitals'] }),
);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Those that the patient is to be told of. */
export function useWaitingReadings(): WaitingReading[] {
  const { items } = useStore(outbox.box.store);
  const { ids } = useStore(outbox.underWay);
  return items.filter(({ reading }) => !ids.includes(reading.id));
}

export async function postReading(own: OwnReading): Promise<'sent' | 'waiting'> {
  const became = await outbox.post(own);
  if (became === 'waiting') tryIn(againMs.later);
  return became;
}

/** As the patient asks. */
export function discardReading(id: string): Promise<StoreWrite> {
  return outbox.drop(id);
}

export async function countUnsentReadings(): Promise<number> {
  return (await outbox.box.refresh()).items.length;
}

/** Sends what waits, from now on whenever the connection comes back. Called again, it does nothing more. */
export function startReadings(): void {
  void flush();
  window.addEventListener('online', tryNow);
}

const tryNow = () => void flush();

function tryIn(delayMs: number) {
  clearTimeout(timer);
  timer = setTimeout(tryNow, delayMs);
}

async function flush(): Promise<void> {
  clearTimeout(timer);
  const { status, user } = session.store.getState();
  if (status !== 'in' || !user || (await outbox.box.open()).items.length === 0) return;
  const again = await withLock('readings-sending', () => outbox.sendAll(user.id));
  if (again !== undefined && session.store.getState().status !== 'out') tryIn(again);
}
