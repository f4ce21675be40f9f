import type { Appointment, Communication, DiagnosticReport, Invoice, Resource } from 'fhir/r4';
import type { PlannedNotice } from '@portal/clinical-domain/notices/notice';
import { planBillNotices } from '@portal/clinical-domain/notices/plan-bill';
import { planMessageNotice } from '@portal/clinical-domain/notices/plan-message';
import { planResultNotices } from '@portal/clinical-domain/notices/plan-result';
import { planVisitNotices } from '@portal/clinical-domain/notices/plan-visit';
import type { OwnChange } from '../events/own-change.ts';
import { findOwner, isWithheld } from '../patient-access/visible.ts';
import type { JobQueue } from '../infra/job-queue.ts';
import { correctNotices } from './correct-notices.ts';
import { type NoticeJob, noticeQueue } from './notice-job.ts';
import type { NoticeRecords } from './notice-records.ts';
import { stableId } from './stable-id.ts';
import { withdrawNotices } from './withdraw-notices.ts';

export const noticedTypes = ['Appointment', 'Communication', 'DiagnosticReport', 'Invoice'] as const;

type Parts = { records: NoticeRecords; jobs: Pick<JobQueue, 'add'>; now?: () => number };

/** Queues what a change gives reason to tell. Planning the same again queues nothing new. @throws Unavailable */
export function createNoticePlanner({ records, jobs, now = Date.now }: Parts) {
  /** `known`: the resource itself, where the caller has it; one in its first version has no others to ask for. */
  return async function planNotices({ type, id, version, patientId, isGone }: OwnChange, known?: Resource) {
    if (isGone) return withdrawNotices(records, patientId, `${type}/${id}`);
    if (!(noticedTypes as readonly string[]).includes(type)) return;
    const versions = known && version === '1' ? [known] : await records.listVersions(type, id);
    const newest = versions.at(-1);
    if (!newest || isWithheld(newest) || findOwner(newest) !== patientId) return;
    const planned = plan();
    const queued = planned.map(async (notice) => ({
      id: await stableId('job', notice.key),
      data: { ...notice, patientId },
      startAfter: new Date(notice.at),
    }));
    await jobs.add<NoticeJob>(noticeQueue, await Promise.all(queued));
    if (type === 'Appointment') await correctNotices(records, versions as Appointment[]);

    function plan(): PlannedNotice[] {
      switch (type) {
        case 'Appointment':
          return planVisitNotices(versions as Appointment[], now());
        case 'DiagnosticReport':
          return planResultNotices(versions as DiagnosticReport[], now());
        case 'Invoice':
          return planBillNotices(versions as Invoice[], now());
        default:
          return planMessageNotice(newest as Communication, patientId, now());
      }
    }
  };
}
