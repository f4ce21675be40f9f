import type { MedicationRequest, Resource } from 'fhir/r4';
import { doseId } from '@portal/clinical-domain/medicines/dose-id';
import { listPlannedDoses } from '@portal/clinical-domain/medicines/planned-doses';
import { findId } from '../records/reference.ts';
import type { JobQueue } from '../infra/job-queue.ts';
import { type NotificationJob, notificationQueue } from './notification-job.ts';
import type { NotificationRecords } from './notification-records.ts';
import type { PreferenceStore } from './preference-store.ts';
import { stableId } from './stable-id.ts';

const aheadMs = 60 * 60_000;
/** So many patients are asked for in one search. */
const pageSize = 50;
/** Long before a dose counts as late: whoever is told late may have two doses too close together. */
const latestMs = 30 * 60_000;

type Parts = {
  records: Pick<NotificationRecords, 'listActiveMedicines'>;
  preferences: Pick<PreferenceStore, 'listWithDoses'>;
  jobs: Pick<JobQueue, 'add'>;
  zone: string;
};

/** Queues the doses of the next hour, for every patient who asked to be reminded. Looked at every quarter of an hour. */
export async function planDoses({ records, preferences, jobs, zone }: Parts, now = Date.now()) {
  for (let after = ''; ;) {
    const patients = await preferences.listWithDoses(after, pageSize);
    if (patients.length > 0) await planDosesOf(patients);
    const last = patients.at(-1);
    if (last === undefined || patients.length < pageSize) return;
    after = last;
  }

  async function planDosesOf(patients: readonly string[]) {
    const orders = await records.listActiveMedicines(patients);
    const ordersOf = Map.groupBy(orders, ({ subject }) => findId(subject.reference, 'Patient'));
    const planned = patients.flatMap((patientId) => {
      const own = ordersOf.get(patientId) ?? [];
      const doses = listPlannedDoses(own, { start: now + 1, end: now + aheadMs + 1 }, zone);
      return doses.map(async ({ order, at }) => {
        const about = `MedicationRequest/${order.id}`;
        const key = `${about}/${at}/dose`;
        return {
          id: await stableId('job', key),
          data: { key, event: 'dose' as const, about, at, time: at, patientId },
          startAfter: new Date(at),
        };
      });
    });
    await jobs.add<NotificationJob>(notificationQueue, await Promise.all(planned));
  }
}

/** Still to be taken: the order goes on, and the patient has not reported the dose. */
export async function isDoseOpen(
  records: Pick<NotificationRecords, 'findDose'>,
  order: Resource,
  { patientId, time = 0 }: Pick<NotificationJob, 'patientId' | 'time'>,
  now = Date.now(),
): Promise<boolean> {
  if ((order as MedicationRequest).status !== 'active' || now > time + latestMs) return false;
  const reported = await records.findDose(await doseId(patientId, order.id ?? '', time));
  return reported === undefined;
}
