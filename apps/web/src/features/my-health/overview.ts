import {
  findHealthOverview,
  overviewTypes,
  type HealthOverview,
} from '@portal/fhir-queries/health-overview.query';
import { dosesSince } from '../../session/records/medicines.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { hasSynced, isHealthThere, readingsSince, syncedQuery } from './synced.ts';

export type Overview = HealthOverview & { isSynced: boolean };

/** One request for all parts; it also tells whether Wearables are one of them. */
export const overviewQuery = () =>
  ownQuery(['health-overview'], overviewTypes, async (): Promise<Overview> => {
    const [overview, isThere] = await Promise.all([
      findHealthOverview(recordsClient, {
        now: new Date(),
        dosesSince: dosesSince(),
        readingsSince: readingsSince(),
      }),
      isHealthThere(),
    ]);
    const { readings } = overview;
    const isSynced = isThere || readings === undefined || hasSynced(readings);
    if (readings || isThere) queryClient.setQueryData(syncedQuery().queryKey, isSynced);
    return { ...overview, isSynced };
  });
