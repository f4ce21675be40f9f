import type { Bundle } from 'fhir/r4';
import type { RecordsClient } from './records-client.ts';

/** How many doctors each specialty has: every count in one request. */
export async function countDoctors(
  client: Pick<RecordsClient, 'post'>,
  { organizationId, specialties }: { organizationId: string; specialties: readonly string[] },
): Promise<Map<string, number>> {
  const bundle: Bundle = {
    resourceType: 'Bundle',
    type: 'batch',
    entry: specialties.map((specialty) => ({
      request: {
        method: 'GET',
        url: `PractitionerRole?organization=${organizationId}&specialty=${specialty}&_summary=count`,
      },
    })),
  };
  const answer = (await client.post('', bundle)) as Bundle<Bundle>;
  const totals = specialties.map((specialty, index) => {
    const total = answer.entry?.[index]?.resource?.total;
    if (total === undefined) throw new Error('The records server did not count the doctors.');
    return [specialty, total] as const;
  });
  return new Map(totals);
}
