import type { Settings } from '../../infra/settings.ts';
import type { DeliveryJob } from '../notification-job.ts';

/** One way to reach a patient. Sending the same job twice is possible, and each way does what it can to show it once. */
export type Channel = {
  /** @throws Unavailable, and is called again later */
  send: (job: DeliveryJob) => Promise<void>;
};

export type ClinicNames = Settings['clinic']['names'];
