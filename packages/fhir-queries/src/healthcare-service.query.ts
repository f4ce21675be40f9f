import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { HealthcareService } from 'fhir/r4';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

type Wanted = { organizationId: string; kinds: readonly string[]; count?: number };

/** What the organization offers of these kinds; a doctor's own visits are another kind. */
export async function findServices(
  client: RecordsClient,
  { organizationId, kinds, count = 50 }: Wanted,
): Promise<HealthcareService[]> {
  const answer = await client.get('HealthcareService', {
    organization: organizationId,
    'service-category': kinds.map((kind) => `${systemUris.serviceKind}|${kind}`).join(','),
    active: 'true',
    _count: String(count),
  });
  return getResources(answer, 'HealthcareService');
}
