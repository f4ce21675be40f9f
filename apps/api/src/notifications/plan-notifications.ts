import type { Appointment, Communication, DiagnosticReport, Invoice, Resource } from 'fhir/r4';
import type { PlannedNotification } from '@portal/clinical-domain/notifications/notification';
import { planBillNotifications } from '@portal/clinical-domain/notifications/plan-bill';
import { planMessageNotification } from '@portal/clinical-domain/notifications/plan-message';
import { planResultNotifications } from '@portal/clinical-domain/notifications/plan-result';
import { planVisitNotifications } from '@portal/clinical-domain/notifications/plan-visit';
import type { OwnChange } from '../events/own-change.ts';
import { findOwner, isWithheld } from '../patient-access/visible.ts';
import type { JobQueue } from '../infra/job-queue.ts';
import { correctNotifications } from './correct-notifications.ts';
import { type NotificationJob, notificationQueue } from './notification-job.ts';
import type { NotificationRecords } from './notification-records.ts';
import { stableId } from './stable-id.ts';
import { withdrawNotifications } from './withdraw-notifications.ts';

export const noticedTypes = ['Appointment', 'Communication', 'DiagnosticReport', 'Invoice'] as const;

type Parts = { records: NotificationRecords; jobs: Pick<JobQueue, 'add'>; now?: () => number };

/** Queues what a change gives reason to tell. Planning the same again queues nothing new. @throws Unavailable */
export function createNotificationPlanner({ records, jobs, now = Date.now }: Parts) {
  /** `known`: the resource itself, where the caller has it; one in its first version has no others to ask for. */
  return async function planNotifications(
    { type, id, version, patientId, isGone }: OwnChange,
    known?: Resource,
  ) {
    if (isGone) return withdrawNotifications(records, patientId, `${type}/${id}`);
    if (!(noticedTypes as readonly string[]).includes(type)) return;
    const versions = known && version === '1' ? [known] : await records.listVersions(type, id);
    const newest = versions.at(-1);
    if (!newest || isWithheld(newest) || findOwner(newest) !== patientId) return;
    const planned = plan();
    const queued = planned.map(async (notification) => ({
      id: await stableId('job', notification.key),
      data: { ...notification, patientId },
      startAfter: new Date(notification.at),
    }));
    await jobs.add<NotificationJob>(notificationQueue, await Promise.all(queued));
    if (type === 'Appointment') await correctNotifications(records, versions as Appointment[]);

    function plan(): PlannedNotification[] {
      switch (type) {
        case 'Appointment':
          return planVisitNotifications(versions as Appointment[], now());
        case 'DiagnosticReport':
          return planResultNotifications(versions as DiagnosticReport[], now());
        case 'Invoice':
          return planBillNotifications(versions as Invoice[], now());
        default:
          return planMessageNotification(newest as Communication, patientId, now());
      }
    }
  };
}
