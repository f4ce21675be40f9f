import {
  buildSharing,
  endSharing,
  findSharedSince,
  sharingCategory,
} from '@portal/clinical-domain/vitals/sharing';
import type { Consent } from 'fhir/r4';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

/** What the patient has said about sharing the sums of their devices, if anything. */
async function findConsent(client: Pick<RecordsClient, 'get'>): Promise<Consent | undefined> {
  const answer = await client.get('Consent', {
    category: sharingCategory(),
    _sort: '-_lastUpdated',
    _count: '1',
  });
  return getResources(answer, 'Consent')[0];
}

/** Since when the daily sums are shared; undefined when they are not. */
export async function readSharedSince(client: Pick<RecordsClient, 'get'>): Promise<string | undefined> {
  return findSharedSince(await findConsent(client));
}

export async function startSharing(
  client: Pick<RecordsClient, 'put'>,
  patientId: string,
  now: number,
): Promise<string | undefined> {
  const consent = await buildSharing(patientId, now);
  await client.put(`Consent/${consent.id}`, consent);
  return findSharedSince(consent);
}

export async function stopSharing(client: Pick<RecordsClient, 'get' | 'put'>, now: number): Promise<void> {
  const consent = await findConsent(client);
  if (consent?.status === 'active') await client.put(`Consent/${consent.id}`, endSharing(consent, now));
}
