import type { Appointment, Bundle, BundleEntry, FhirResource, Resource, Slot } from 'fhir/r4';
import { formatInstant, type Span } from '@portal/clinical-domain/time/clinic-day';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';

/** The records server's largest page. */
const pageSize = 500;
const mostPages = 20;

const doctorIncludes = ['practitioner', 'service', 'location'].map((name) => `PractitionerRole:${name}`);

export type WriteEntry = BundleEntry<FhirResource>;
export type BookingRecords = ReturnType<typeof openBookingRecords>;

/** Everything that booking asks the records server. `_offset` keeps it from storing searches and serving stale ones. */
export function openBookingRecords(client: RecordsClient) {
  async function find(path: string, withinMs: number): Promise<Resource | undefined> {
    const { status, body } = await client.send({ method: 'GET', path, withinMs });
    if (status === 404 || status === 410) return undefined;
    if (status !== 200) throw new Unavailable('records');
    return body as Resource;
  }

  async function searchAll(type: string, query: [string, string][], withinMs: number): Promise<Resource[]> {
    const found: Resource[] = [];
    for (let page = 0; page < mostPages; page += 1) {
      const paging = { _count: String(pageSize), _offset: String(page * pageSize) };
      const parameters = new URLSearchParams([...query, ...Object.entries(paging)]);
      const bundle = (await find(`/${type}?${parameters.toString()}`, withinMs)) as Bundle | undefined;
      found.push(...(bundle?.entry ?? []).flatMap(({ resource }) => resource ?? []));
      if (!bundle?.link?.some(({ relation }) => relation === 'next')) return found;
    }
    throw new Unavailable('records');
  }

  return {
    /** A schedule with its doctor's role, person, service and places. */
    scheduleWithDoctor: (scheduleId: string, withinMs: number) =>
      searchAll(
        'Schedule',
        [
          ['_id', scheduleId],
          ['_include', 'Schedule:actor'],
          ...doctorIncludes.map((include): [string, string] => ['_include:iterate', include]),
        ],
        withinMs,
      ),

    /** A doctor's role with its schedules, person, service and places. */
    roleWithSchedules: (roleId: string, withinMs: number) =>
      searchAll(
        'PractitionerRole',
        [
          ['_id', roleId],
          ['_revinclude', 'Schedule:actor'],
          ...doctorIncludes.map((include): [string, string] => ['_include', include]),
        ],
        withinMs,
      ),

    /** Every slot, of whichever status, that has some of this time. */
    slotsDuring: async (scheduleIds: string[], { start, end }: Span, withinMs: number) =>
      (await searchAll(
        'Slot',
        [
          ['schedule', scheduleIds.map((id) => `Schedule/${id}`).join(',')],
          ['start', `lt${formatInstant(end)}`],
          ['end', `gt${formatInstant(start)}`],
        ],
        withinMs,
      )) as Slot[],

    /** The patient's visits from that day on, of whichever status. */
    visitsSince: async (patientId: string, since: number, withinMs: number) =>
      (await searchAll(
        'Appointment',
        [
          ['patient', patientId],
          ['date', `ge${formatInstant(since)}`],
        ],
        withinMs,
      )) as Appointment[],

    visitsOfSlot: async (slotId: string, withinMs: number) =>
      (await searchAll('Appointment', [['slot', `Slot/${slotId}`]], withinMs)) as Appointment[],

    findAppointment: async (id: string, withinMs: number) =>
      (await find(`/Appointment/${id}`, withinMs)) as Appointment | undefined,

    appointmentsById: async (ids: string[], withinMs: number) =>
      (await searchAll('Appointment', [['_id', ids.join(',')]], withinMs)) as Appointment[],

    findSlot: async (id: string, withinMs: number) =>
      (await find(`/Slot/${id}`, withinMs)) as Slot | undefined,

    /** All entries or none. @throws Unavailable when it is not known whether they were written */
    transact: (entry: WriteEntry[], withinMs: number) =>
      client.send({
        method: 'POST',
        path: '',
        headers: { prefer: 'return=representation' },
        body: { resourceType: 'Bundle', type: 'transaction', entry } satisfies Bundle,
        withinMs,
      }),
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

export function idOf(reference: string | undefined, type: string): string | undefined {
  const [found, id, ...more] = (reference ?? '').split('/');
  return found === type && id !== undefined && id !== '' && more.length === 0 ? id : undefined;
}
