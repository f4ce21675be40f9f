import { recordDose } from '@portal/fhir-queries/medication-administration.query';
import { findOrder } from '@portal/fhir-queries/medication-request.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { withLock } from '../../platform/lock.ts';
import { queryClient } from '../records/query-client.ts';
import { onRecordChange, onRecordReset } from '../live-changes/record-changes.ts';
import { recordsClient } from '../records/records-client.ts';
import { session } from '../session.ts';
import { updateOfflineCopy } from './update-offline-copy.ts';
import {
  dropSentDoses,
  markRefused,
  onWaitingDose,
  readWaitingDoses,
  type WaitingDose,
} from './waiting-doses.ts';

const keptTypes = new Set([
  'AllergyIntolerance',
  'Appointment',
  'DiagnosticReport',
  'MedicationAdministration',
  'MedicationRequest',
  'Observation',
]);
/** Changes come together, and a copy is no live page. */
const gatherMs = 3000;
const tryAgainMs = 30_000;
const laterStatuses = new Set([408, 425, 429]);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what was noted without a network, then brings the copy up to date: now, after each change, and on coming back. */
export function followOfflineCopy(): void {
  void catchUp();
  onRecordChange(({ type }) => {
    if (keptTypes.has(type)) catchUpIn(gatherMs);
  });
  // Something may have been withheld: the copy is not to tell of it any longer.
  onRecordReset(() => catchUpIn(0));
  onWaitingDose(() => catchUpIn(0));
  window.addEventListener('online', () => catchUpIn(0));
  session.store.subscribe((state, before) => {
    if (state.status === 'in' && before.status !== 'in') catchUpIn(0);
  });
}

function catchUpIn(delayMs: number) {
  clearTimeout(timer);
  timer = setTimeout(() => void catchUp(), delayMs);
}

async function catchUp(): Promise<void> {
  try {
    const sent = await withLock('kept-copy-catching-up', sendAndUpdate);
    if (sent > 0) await queryClient.invalidateQueries({ queryKey: ['medicines'] });
  } catch {
    if (session.store.getState().status === 'in') catchUpIn(tryAgainMs);
  }
}

/** What was sent leaves only when the copy tells of it, so that nobody is asked for the same dose twice. */
async function sendAndUpdate(): Promise<number> {
  const { status, user } = session.store.getState();
  if (status !== 'in' || !user) return 0;
  const stored = await readWaitingDoses(user.id);
  const waiting = stored.outcome === 'found' ? stored.value.filter(({ isRefused }) => !isRefused) : [];
  const sent: WaitingDose[] = [];
  for (const dose of waiting) if (await send(user.id, dose)) sent.push(dose);
  const isUpToDate = await updateOfflineCopy();
  if (sent.length > 0 && isUpToDate) await dropSentDoses(user.id, sent);
  if (stored.outcome === 'failed' && stored.reason !== 'unreadable') throw new Error('not read yet');
  return sent.length;
}

/** The dose's id is made of what it is: however often it is sent, it is there once. */
async function send(patientId: string, dose: WaitingDose): Promise<boolean> {
  try {
    const order = await findOrder(recordsClient, dose.orderId);
    if (!order) throw new RecordsRefusal(404, undefined);
    const { orderId: _order, isRefused: _refused, ...said } = dose;
    await recordDose(recordsClient, { patientId, order, ...said });
    return true;
  } catch (error) {
    if (!(error instanceof RecordsRefusal) || laterStatuses.has(error.status)) throw error;
    await markRefused(patientId, dose);
    return false;
  }
}
