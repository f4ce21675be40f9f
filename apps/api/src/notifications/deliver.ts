import { openApnsClient } from '../infra/apns-client.ts';
import { openFcmClient } from '../infra/fcm-client.ts';
import type { Infra } from '../infra/infra.ts';
import { openMailClient } from '../infra/mail-client.ts';
import { openPushClient } from '../infra/push-client.ts';
import type { Settings } from '../infra/settings.ts';
import { openSmsClient } from '../infra/sms-client.ts';
import type { Channel } from './channels/channel.ts';
import { emailChannel } from './channels/email.ts';
import { pushChannel } from './channels/push.ts';
import { smsChannel } from './channels/sms.ts';
import { isMistaken, isWithheld } from '../patient-access/visible.ts';
import { openNotificationRecords } from './notification-records.ts';
import type { DeliveryJob } from './notification-job.ts';
import { createPreferenceStore } from './preference-store.ts';
import { createPushEndpointStore } from './push-endpoint-store.ts';

/** The ways that this deployment has. A delivery by one that it no longer has is dropped. */
export function openChannels(settings: Pick<Settings, 'providers' | 'clinic' | 'publicUrl'>, infra: Infra) {
  const { providers, clinic, publicUrl } = settings;
  const mail = providers.mail && openMailClient(providers.mail);
  const browsers = providers.push && openPushClient(providers.push, publicUrl);
  const android = providers.fcm && openFcmClient(providers.fcm);
  const apple = providers.apns && openApnsClient(providers.apns);
  const channels: Partial<Record<DeliveryJob['channel'], Channel>> = {
    ...(mail && { email: emailChannel(mail, clinic, publicUrl) }),
    ...(providers.sms && { sms: smsChannel(openSmsClient(providers.sms), clinic.names) }),
    ...((browsers || android || apple) && {
      push: pushChannel({ browsers, android, apple }, createPushEndpointStore(infra.database)),
    }),
  };
  const records = openNotificationRecords(infra.records);
  const preferences = createPreferenceStore(infra.database);
  return {
    deliver: async (queued: DeliveryJob) => {
      const job = withNotificationId(queued);
      const { patientId, partner, channel, about } = job;
      // It may have waited for hours: what was withheld or taken back meanwhile is not told.
      const [told] = await records.readTogether([about]);
      if (told && (isWithheld(told) || isMistaken(told))) return;
      if (partner !== undefined && (await preferences.isMuted(patientId, partner))) return;
      await channels[channel]?.send(job);
    },
    close: () => {
      mail?.close();
      apple?.close();
    },
  };
}

/** Deliveries that release 0.1.0 queued call it `noticeId`. */
function withNotificationId(queued: DeliveryJob): DeliveryJob {
  return { ...queued, notificationId: queued.notificationId ?? Reflect.get(queued, 'noticeId') };
}
