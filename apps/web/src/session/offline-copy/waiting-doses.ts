import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { openChannel } from '../../platform/channel.ts';
import { openPrivateStore } from '../../platform/private-store.ts';
import type { StoreRead, StoreWrite } from '../../platform/store-result.ts';
import { announceOfflineChange } from './offline-record.ts';

/** What was said of a dose without a network. It does not name the medicine: the order is read when it is sent. */
export type WaitingDose = {
  orderId: string;
  at: number;
  /** When it was taken; as planned where this is not noted. */
  takenAt?: number;
  skipped?: SkipReason;
  isRefused?: true;
};
type DoseTime = Pick<WaitingDose, 'orderId' | 'at'>;

const boxName = 'waiting-doses';
const channel = openChannel(boxName, () => undefined);

/** Told of each that is added, in this tab or another. */
export function onWaitingDose(listener: () => void): void {
  openChannel(boxName, listener);
}

/** Known to be none: an empty list. */
export async function readWaitingDoses(
  patientId: string,
): Promise<Exclude<StoreRead<WaitingDose[]>, { outcome: 'empty' }>> {
  const stored = await openPrivateStore(patientId).read(boxName);
  if (stored.outcome === 'failed') return stored;
  return { outcome: 'found', value: stored.outcome === 'found' ? (stored.value as WaitingDose[]) : [] };
}

/** Of each dose the last word counts, as long as it was not sent. */
export async function addWaitingDose(patientId: string, dose: WaitingDose): Promise<StoreWrite> {
  const written = await changeWaiting(patientId, (doses) => [
    ...doses.filter((one) => !isSameDose(one, dose)),
    dose,
  ]);
  if (written.outcome === 'kept') channel.post('added');
  return written;
}

/** Whatever was said of them. */
export function dropWaitingDoses(patientId: string, gone: readonly DoseTime[]): Promise<StoreWrite> {
  return changeWaiting(patientId, (doses) =>
    doses.filter((dose) => !gone.some((one) => isSameDose(one, dose))),
  );
}

/** What was sent leaves; what was said anew while it was under way stays, and is sent next. */
export function dropSentDoses(patientId: string, sent: readonly WaitingDose[]): Promise<StoreWrite> {
  return changeWaiting(patientId, (doses) =>
    doses.filter((dose) => !sent.some((one) => isSameWord(one, dose))),
  );
}

/** The hospital would not take these words; newer ones are not concerned. */
export function markRefused(patientId: string, refused: WaitingDose): Promise<StoreWrite> {
  return changeWaiting(patientId, (doses) =>
    doses.map((dose) => (isSameWord(dose, refused) ? { ...dose, isRefused: true } : dose)),
  );
}

function isSameDose(one: DoseTime, other: DoseTime): boolean {
  return one.orderId === other.orderId && one.at === other.at;
}

function isSameWord(one: WaitingDose, other: WaitingDose): boolean {
  const [why, otherWhy] = [one.skipped, other.skipped];
  const isSameTime = one.takenAt === other.takenAt;
  return isSameDose(one, other) && isSameTime && why?.code === otherWhy?.code && why?.note === otherWhy?.note;
}

async function changeWaiting(patientId: string, change: (doses: WaitingDose[]) => WaitingDose[]) {
  const written = await openPrivateStore(patientId).update(boxName, (stored) =>
    change((stored as WaitingDose[] | undefined) ?? []),
  );
  if (written.outcome === 'kept') announceOfflineChange();
  return written;
}
