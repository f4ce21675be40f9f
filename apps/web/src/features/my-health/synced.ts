import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { allReadingCodes } from '@portal/clinical-domain/vitals/own-readings';
import { findReadingSource } from '@portal/clinical-domain/vitals/reading-source';
import { findLatestReadings } from '@portal/fhir-queries/vital-signs.query';
import type { Observation } from 'fhir/r4';
import { getPortalConfig } from '../../http/portal-config.ts';
import { isNative } from '../../platform/native.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';

const daysLookedBack = 90;

export function readingsSince(): string {
  return addDays(clinicDay(Date.now(), getPortalConfig().clinicZone), -daysLookedBack);
}

/** Wearables have a place where the phone has a health store, and where something was synced of late. */
export const syncedQuery = () => ({
  // Not live: what is synced changes on the device.
  ...ownQuery(
    ['synced'],
    [],
    async () =>
      (await isHealthThere()) ||
      hasSynced(await findLatestReadings(recordsClient, { codes: allReadingCodes, since: readingsSince() })),
  ),
  staleTime: Infinity,
});

export const hasSynced = (readings: Observation[]) =>
  readings.some((reading) => findReadingSource(reading) === 'device');

/** A store that fails is there: its page says so, and offers another try. */
export async function isHealthThere(): Promise<boolean> {
  if (!isNative()) return false;
  const { followHealth, health } = await import('../../session/health/health.ts');
  await followHealth();
  return health.store.getState().isHealthPluginAvailable !== false;
}
