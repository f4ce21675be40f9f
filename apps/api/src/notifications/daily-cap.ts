import type { Database } from '../infra/database.ts';

/** More than any day of an ill person brings, and few enough that nobody's mailbox is flooded through us. */
const mostADay = { email: 50, sms: 20 };

export interface DailyCap {
  /** Whether this notification may still go out today by this way. The same notification counts once, however often it is asked for. */
  take(patientId: string, notificationId: string, channel: keyof typeof mostADay): Promise<boolean>;
}

export function createDailyCap({ query }: Pick<Database, 'query'>): DailyCap {
  return {
    async take(patientId: string, notificationId: string, channel: keyof typeof mostADay): Promise<boolean> {
      const rows = await query(
        `insert into portal.sent_notifications (notification_id, channel, patient_id)
         select $1, $2, $3
         where (select count(*) from portal.sent_notifications
                where patient_id = $3 and channel = $2 and notification_id <> $1 and sent_at > now() - interval '1 day') < $4
         on conflict (notification_id, channel) do update set channel = excluded.channel
         returning notification_id`,
        [notificationId, channel, patientId, mostADay[channel]],
      );
      return rows.length === 1;
    },
  };
}
