import { buildHomeReading, type HomeReading } from '@portal/clinical-domain/vitals/home-reading';
import type { RecordsClient } from './records-client.ts';

type Writer = Pick<RecordsClient, 'put'>;
export type OwnReading = { patientId: string; reading: HomeReading };

/** Stores what the patient typed in. Its id was made before the first try, so that a repeat changes nothing. */
export async function saveHomeReading(client: Writer, { patientId, reading }: OwnReading): Promise<void> {
  await put(client, buildHomeReading(patientId, reading));
}

/** Corrects an own reading, within a day after it was typed in. @throws RecordsRefusal later */
export async function changeHomeReading(client: Writer, { patientId, reading }: OwnReading): Promise<void> {
  await put(client, buildHomeReading(patientId, reading, 'amended'));
}

/** Takes an own reading back, within the same time; the record keeps that it was there. @throws RecordsRefusal later */
export async function takeBackHomeReading(client: Writer, { patientId, reading }: OwnReading): Promise<void> {
  await put(client, buildHomeReading(patientId, reading, 'entered-in-error'));
}

const put = (client: Writer, observation: ReturnType<typeof buildHomeReading>) =>
  client.put(`Observation/${observation.id}`, observation);
