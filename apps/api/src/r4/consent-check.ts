import { sharingCategory, findSharedSince } from '@portal/clinical-domain/vitals/sharing';
import type { Consent, Resource } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import type { Records } from '../records/records.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import { isHomeReading } from './policies/home-reading.change-policy.ts';
import { isMistaken, isVisible } from '../patient-access/visible.ts';

const mostLookedAt = 20;

/** An Observation that a patient may write was sent by an own device, or typed in (`tables/wearable-writes.ts`). */
export const isDeviceReading = (type: string, resource: Resource) =>
  type === 'Observation' && !isHomeReading(resource);

/** Readings of own devices are written only while the patient's consent to share them is in force: the latest word counts. */
export function createConsentCheck(records: Records) {
  async function isShared(caller: Caller): Promise<boolean> {
    const query = {
      patient: `Patient/${caller.patientId}`,
      category: sharingCategory(),
      _sort: '-_lastUpdated',
    };
    const found = listResources(await records.search('Consent', query, { count: mostLookedAt }));
    const latest = found.find((resource) => isVisible(resource, caller) && !isMistaken(resource));
    return findSharedSince(latest as Consent | undefined) !== undefined;
  }

  return {
    /** @throws Refusal 403 | Unavailable */
    async requireShared(changes: readonly Change[], caller: Caller): Promise<void> {
      if (!changes.some(({ type, after }) => isDeviceReading(type, after))) return;
      const isEnding = changes.some(
        ({ type, after }) => type === 'Consent' && (after as Consent).status !== 'active',
      );
      if (isEnding || !(await isShared(caller)))
        throw new Refusal(
          403,
          'not_shared',
          'Readings of your devices are stored only while you share them with your doctor. Agree to share them first.',
        );
    },
  };
}
