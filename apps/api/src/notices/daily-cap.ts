import type { Database } from '../infra/database.ts';

/** More than any day of an ill person brings, and few enough that nobody's mailbox is flooded through us. */
const mostADay = { email: 50, sms: 20 };

export type DailyCap = ReturnType<typeof createDailyCap>;

export function createDailyCap({ query }: Pick<Database, 'query'>) {
  return {
    /** Whether this notice may still go out today by this way. The same notice counts once, however often it is asked for. */
    async take(patientId: string, noticeId: string, channel: keyof typeof mostADay): Promise<boolean> {
      const rows = await query(
        `insert into portal.sent_notices (notice_id, channel, patient_id)
         select $1, $2, $3
         where (select count(*) from portal.sent_notices
                where patient_id = $3 and channel = $2 and notice_id <> $1 and sent_at > now() - interval '1 day') < $4
         on conflict (notice_id, channel) do update set channel = excluded.channel
         returning notice_id`,
        [noticeId, channel, patientId, mostADay[channel]],
      );
      return rows.length === 1;
    },
  };
}
