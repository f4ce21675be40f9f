import { buildReading, type DailyReading } from '@portal/clinical-domain/vitals/daily-reading';
import { putTogether } from './batch.ts';
import type { RecordsClient } from './records-client.ts';

/** One Observation a day and metric, in one request. */
export async function sendReadings(
  client: Pick<RecordsClient, 'post'>,
  patientId: string,
  readings: readonly DailyReading[],
): Promise<void> {
  const resources = await Promise.all(readings.map((reading) => buildReading(patientId, reading)));
  if (resources.length > 0) await putTogether(client, resources);
}
