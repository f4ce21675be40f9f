import type { Bundle } from 'fhir/r4';
import { searchTogether } from './batch.ts';
import type { RecordsClient } from './records-client.ts';

/** How many doctors each specialty has: every count in one request. */
export async function countDoctors(
  client: Pick<RecordsClient, 'post'>,
  { organizationId, specialties }: { organizationId: string; specialties: readonly string[] },
): Promise<Map<string, number>> {
  const answers = await searchTogether(
    client,
    specialties.map((specialty) => ({
      path: 'PractitionerRole',
      parameters: { organization: organizationId, specialty, _summary: 'count' },
    })),
  );
  const totals = specialties.map((specialty, index) => {
    const total = (answers[index] as Bundle | undefined)?.total;
    if (total === undefined) throw new Error('The records server did not count the doctors.');
    return [specialty, total] as const;
  });
  return new Map(totals);
}
