import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

type Wanted = { organizationId: string; specialty?: string; practitioner?: string };

/** The doctors of a specialty, the roles of one practitioner or everybody, each with all that booking shows of them; 200 at most. */
export async function findDoctors(
  client: RecordsClient,
  { organizationId, ...by }: Wanted,
): Promise<Doctor[]> {
  const answer = await client.get('PractitionerRole', [
    ...Object.entries(by),
    ['_sort', '-_lastUpdated'],
    ['organization', organizationId],
    ['_include', 'PractitionerRole:practitioner'],
    ['_include', 'PractitionerRole:service'],
    ['_include', 'PractitionerRole:location'],
    ['_revinclude', 'Schedule:actor'],
    ['_count', '200'],
  ]);
  const practitioners = getResources(answer, 'Practitioner');
  const schedules = getResources(answer, 'Schedule').filter(({ active }) => active !== false);
  const services = getResources(answer, 'HealthcareService');
  const locations = getResources(answer, 'Location');
  return getResources(answer, 'PractitionerRole').flatMap((role) => {
    const practitioner = practitioners.find(
      ({ id }) => role.practitioner?.reference === `Practitioner/${id}`,
    );
    if (!practitioner) return [];
    const schedule = schedules.find(({ actor }) =>
      actor.some(({ reference }) => reference === `PractitionerRole/${role.id}`),
    );
    const service = services.find(({ id }) =>
      role.healthcareService?.some(({ reference }) => reference === `HealthcareService/${id}`),
    );
    const location = locations.find(({ id }) =>
      role.location?.some(({ reference }) => reference === `Location/${id}`),
    );
    return [
      {
        role,
        practitioner,
        ...(schedule && { schedule }),
        ...(service && { service }),
        ...(location && { location }),
      },
    ];
  });
}
