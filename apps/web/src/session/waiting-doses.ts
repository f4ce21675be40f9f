import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { openChannel } from '../platform/channel.ts';
import { withLock } from '../platform/lock.ts';
import { openPrivateStore } from '../platform/private-store.ts';
import { announceKeptChange } from './kept-record.ts';

/** What was said of a dose without a network. It does not name the medicine: the order is read when it is sent. */
export type WaitingDose = { orderId: string; at: number; skipped?: SkipReason; isRefused?: true };

const boxName = 'waiting-doses';
const channel = openChannel(boxName, () => undefined);

/** Told of each that is added, in this tab or another. */
export function onWaitingDose(listener: () => void): void {
  openChannel(boxName, listener);
}

export async function readWaitingDoses(patientId: string): Promise<WaitingDose[]> {
  return ((await openPrivateStore(patientId).read(boxName)) as WaitingDose[] | undefined) ?? [];
}

/** Of each dose the last word counts, as long as it was not sent. */
export async function addWaitingDose(patientId: string, dose: WaitingDose): Promise<void> {
  await changeWaiting(patientId, (doses) => [...without(doses, [dose]), dose]);
  channel.post('added');
}

export async function dropWaitingDoses(patientId: string, gone: WaitingDose[]): Promise<void> {
  await changeWaiting(patientId, (doses) => without(doses, gone));
}

function isSameDose(one: WaitingDose, other: WaitingDose): boolean {
  return one.orderId === other.orderId && one.at === other.at;
}

const without = (doses: WaitingDose[], gone: WaitingDose[]) =>
  doses.filter((dose) => !gone.some((one) => isSameDose(one, dose)));

async function changeWaiting(patientId: string, change: (doses: WaitingDose[]) => WaitingDose[]) {
  await withLock('waiting-doses', async () => {
    const doses = change(await readWaitingDoses(patientId));
    await openPrivateStore(patientId).write(boxName, doses);
  });
  announceKeptChange();
}
