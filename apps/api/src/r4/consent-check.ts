import { sharingCategory, findSharedSince } from '@portal/clinical-domain/vitals/sharing';
import type { Bundle, Consent } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caller } from '../patient-access/caller.ts';
import type { Change } from './change.ts';
import { isMistaken, isVisible } from '../patient-access/visible.ts';

const mostLookedAt = 20;

/** All that a patient may write as an Observation is a reading of an own device (`tables/wearable-writes.ts`). */
export const isReading = ({ type }: { type: string }) => type === 'Observation';

/** Readings of own devices are written only while the patient's consent to share them is in force: the latest word counts. */
export function createConsentCheck(records: Pick<RecordsClient, 'send'>) {
  async function isShared(caller: Caller): Promise<boolean> {
    const category = encodeURIComponent(sharingCategory);
    const { status, body } = await records.send({
      method: 'GET',
      path: `/Consent?patient=Patient/${caller.patientId}&category=${category}&_sort=-_lastUpdated&_offset=0&_count=${mostLookedAt}`,
    });
    if (status !== 200) throw new Unavailable('records');
    const latest = ((body as Bundle).entry ?? [])
      .flatMap(({ resource }) => resource ?? [])
      .find((resource) => isVisible(resource, caller) && !isMistaken(resource));
    return findSharedSince(latest as Consent | undefined) !== undefined;
  }

  return {
    /** @throws Refusal 403 | Unavailable */
    async requireShared(changes: readonly Change[], caller: Caller): Promise<void> {
      if (!changes.some(isReading)) return;
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
