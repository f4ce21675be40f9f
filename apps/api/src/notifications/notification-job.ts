import type { NotificationChannel } from '@portal/api-contract/notifications';
import type { PlannedNotification } from '@portal/clinical-domain/notifications/notification';
import type { NotificationText } from '@portal/clinical-domain/notifications/notification-text';

export const notificationQueue = 'notice';
export const deliveryQueue = 'delivery';

/** Made at its time, if it is still true then. */
export type NotificationJob = PlannedNotification & { patientId: string };

/** One message by one way to one address. The words hold nothing clinical, and the job is gone after PORTAL_JOBS_KEEP_DAYS. */
export type DeliveryJob = NotificationText & {
  notificationId: string;
  patientId: string;
  channel: Exclude<NotificationChannel, 'in-app'>;
  /** E-mail address, telephone number or the id of the browser's or phone's session. */
  to: string;
  language: 'en' | 'ne';
  about: string;
  /** Whose conversation a message belongs to: it may be muted before it is sent. */
  partner?: string;
};
