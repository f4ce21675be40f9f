import type {
  HealthcareService,
  Location,
  Practitioner,
  PractitionerRole,
  Resource,
  Schedule,
} from 'fhir/r4';
import { LRUCache } from 'lru-cache';
import { isWithheld } from '../patient-access/visible.ts';
import { findId } from '../records/reference.ts';
import type { BookingRecords } from './records.ts';

/** A doctor who takes bookings, as the directory has them now. */
export type Doctor = {
  role: PractitionerRole;
  practitioner: Practitioner;
  schedules: Schedule[];
  services: HealthcareService[];
  locations: Location[];
};

const keptMs = 5000;
const mostKept = 2000;

export interface Doctors {
  ofSchedule(scheduleId: string, withinMs: number): Promise<Doctor | undefined>;
  ofRole(roleId: string, withinMs: number): Promise<Doctor | undefined>;
}

/** Doctors of this organisation only. An answer is kept for 5 s, so that a rush on one doctor asks once. */
export function createDoctors(records: BookingRecords, organizationId: string): Doctors {
  // Promises rather than `fetchMethod`: the time begins with the request, and a doctor who was not found is kept as well.
  const kept = new LRUCache<string, Promise<Doctor | undefined>>({ ttl: keptMs, max: mostKept });

  function keep(key: string, ask: () => Promise<Resource[]>): Promise<Doctor | undefined> {
    const known = kept.get(key);
    if (known) return known;
    const doctor = ask().then((resources) => findDoctor(resources, organizationId));
    kept.set(key, doctor);
    doctor.catch(() => kept.delete(key));
    return doctor;
  }

  return {
    ofSchedule: (scheduleId: string, withinMs: number) =>
      keep(`Schedule/${scheduleId}`, () => records.scheduleWithDoctor(scheduleId, withinMs)),
    ofRole: (roleId: string, withinMs: number) =>
      keep(`PractitionerRole/${roleId}`, () => records.roleWithSchedules(roleId, withinMs)),
  };
}

/** What is switched off, withheld or another organisation's is as if it did not exist. */
function findDoctor(resources: Resource[], organizationId: string): Doctor | undefined {
  const present = resources.filter((resource) => isInUse(resource) && !isWithheld(resource));
  const all = <Type extends Resource>(type: Type['resourceType']) =>
    present.filter((resource): resource is Type => resource.resourceType === type);
  const schedules = all<Schedule>('Schedule');
  const role = all<PractitionerRole>('PractitionerRole').find(
    ({ organization }) => organization?.reference === `Organization/${organizationId}`,
  );
  const practitionerId = findId(role?.practitioner?.reference, 'Practitioner');
  const practitioner = all<Practitioner>('Practitioner').find(({ id }) => id === practitionerId);
  if (!role || !practitioner) return undefined;
  return {
    role,
    practitioner,
    schedules: schedules.filter(({ actor }) =>
      actor.some(({ reference }) => reference === `PractitionerRole/${role.id}`),
    ),
    services: all<HealthcareService>('HealthcareService'),
    locations: all<Location>('Location'),
  };
}

function isInUse(resource: Resource): boolean {
  return !('active' in resource) || resource.active !== false;
}
