import type { NoticeChannel } from '@portal/api-contract/notices';
import type { PlannedNotice } from '@portal/clinical-domain/notices/notice';
import type { NoticeWords } from '@portal/clinical-domain/notices/notice-words';

export const noticeQueue = 'notice';
export const deliveryQueue = 'delivery';

/** Made at its time, if it is still true then. */
export type NoticeJob = PlannedNotice & { patientId: string };

/** One message by one way to one address. The words hold nothing clinical, and the job is gone after two weeks. */
export type DeliveryJob = NoticeWords & {
  noticeId: string;
  patientId: string;
  channel: Exclude<NoticeChannel, 'in-app'>;
  /** E-mail address, telephone number or the id of the browser's or phone's session. */
  to: string;
  language: 'en' | 'ne';
  about: string;
  /** Whose conversation a message belongs to: it may be muted before it is sent. */
  partner?: string;
};
