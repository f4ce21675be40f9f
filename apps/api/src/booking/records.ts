import type { Appointment, FhirResource, Resource, Slot } from 'fhir/r4';
import { formatInstant, type Span } from '@portal/clinical-domain/time/clinic-day';
import type { Records, WriteEntry } from '../records/records.ts';

const doctorIncludes = ['practitioner', 'service', 'location'].map((name) => `PractitionerRole:${name}`);

/** What booking asks the records server, and what it writes there. */
export interface BookingRecords {
  /** A schedule with its doctor's role, person, service and places. */
  scheduleWithDoctor(scheduleId: string, withinMs: number): Promise<Resource[]>;
  /** A doctor's role with its schedules, person, service and places. */
  roleWithSchedules(roleId: string, withinMs: number): Promise<Resource[]>;
  /** Every slot, of whichever status, that has some of this time. */
  slotsDuring(scheduleIds: string[], span: Span, withinMs: number): Promise<Slot[]>;
  /** The patient's visits from that day on, of whichever status. */
  visitsSince(patientId: string, since: number, withinMs: number): Promise<Appointment[]>;
  visitsOfSlot(slotId: string, withinMs: number): Promise<Appointment[]>;
  appointmentsById(ids: string[], withinMs: number): Promise<Appointment[]>;
  findAppointment(id: string, withinMs: number): Promise<Appointment | undefined>;
  findSlot(id: string, withinMs: number): Promise<Slot | undefined>;
  transact: Records['transact'];
}

export function openBookingRecords(records: Records): BookingRecords {
  const including = (name: string): [string, string][] => doctorIncludes.map((include) => [name, include]);

  return {
    scheduleWithDoctor: (scheduleId, withinMs) =>
      records.searchAll(
        'Schedule',
        [['_id', scheduleId], ['_include', 'Schedule:actor'], ...including('_include:iterate')],
        { withinMs },
      ),

    roleWithSchedules: (roleId, withinMs) =>
      records.searchAll(
        'PractitionerRole',
        [['_id', roleId], ['_revinclude', 'Schedule:actor'], ...including('_include')],
        { withinMs },
      ),

    slotsDuring: async (scheduleIds, { start, end }, withinMs) =>
      (await records.searchAll(
        'Slot',
        {
          schedule: scheduleIds.map((id) => `Schedule/${id}`).join(','),
          start: `lt${formatInstant(end)}`,
          end: `gt${formatInstant(start)}`,
        },
        { withinMs },
      )) as Slot[],

    visitsSince: async (patientId, since, withinMs) =>
      (await records.searchAll(
        'Appointment',
        { patient: patientId, date: `ge${formatInstant(since)}` },
        { withinMs },
      )) as Appointment[],

    visitsOfSlot: async (slotId, withinMs) =>
      (await records.searchAll('Appointment', { slot: `Slot/${slotId}` }, { withinMs })) as Appointment[],

    appointmentsById: async (ids, withinMs) =>
      (await records.searchAll('Appointment', { _id: ids.join(',') }, { withinMs })) as Appointment[],

    findAppointment: async (id, withinMs) =>
      (await records.find('Appointment', id, { withinMs })) as Appointment | undefined,

    findSlot: async (id, withinMs) => (await records.find('Slot', id, { withinMs })) as Slot | undefined,

    transact: (entries, within) => records.transact(entries, within),
  };
}

/** An update that fails when somebody else has changed the resource since it was read. */
export function updateEntry(resource: FhirResource): WriteEntry {
  const url = `${resource.resourceType}/${resource.id}`;
  const { versionId, lastUpdated: _when, source: _by, ...meta } = resource.meta ?? {};
  return {
    fullUrl: url,
    resource: { ...resource, meta },
    request: { method: 'PUT', url, ifMatch: `W/"${versionId}"` },
  };
}
