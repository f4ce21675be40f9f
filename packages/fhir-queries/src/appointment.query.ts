import { formatInstant } from '@portal/clinical-domain/time/clinic-day';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { findVisitLocationId } from '@portal/clinical-domain/visits/visit-place';
import type { Appointment, Bundle, Location, Practitioner } from 'fhir/r4';
import { searchTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import type { RecordsClient } from './records-client.ts';

const stillToCome = 'proposed,pending,booked,arrived,checked-in';
const calledOff = 'cancelled,noshow,fulfilled';

/** The patient's next visits, soonest first. The gateway narrows the search to the patient of the token. */
export function searchNextAppointments({ from, count }: { from: Date; count: number }) {
  return {
    path: 'Appointment',
    parameters: {
      date: `ge${formatInstant(from.getTime())}`,
      status: stillToCome,
      _sort: 'date',
      _count: String(count),
    },
  } satisfies Search;
}

export async function findNextAppointments(
  client: Pick<RecordsClient, 'get'>,
  { from, count }: { from: Date; count: number },
): Promise<Appointment[]> {
  const { path, parameters } = searchNextAppointments({ from, count });
  return getResources(await client.get(path, parameters), 'Appointment');
}

export type ComingVisits = { visits: Appointment[]; practitioners: Practitioner[] };

/** A search by date leaves out what has none, so the latest of all are asked for. */
export const searchComingVisits = {
  path: 'Appointment',
  parameters: {
    status: stillToCome,
    _sort: '-date',
    _count: '100',
    _include: 'Appointment:practitioner',
  },
} satisfies Search;

/** Every visit to come with its doctor, soonest first; those whose time is not set yet come last. */
export async function findComingVisits(client: Pick<RecordsClient, 'get'>, now: Date): Promise<ComingVisits> {
  const { path, parameters } = searchComingVisits;
  return readComingVisits(await client.get(path, parameters), now);
}

export function readComingVisits(answer: unknown, now: Date): ComingVisits {
  const visits = getResources(answer, 'Appointment')
    .filter(({ start }) => start === undefined || Date.parse(start) >= now.getTime())
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  return { visits, practitioners: getResources(answer, 'Practitioner') };
}

const timeOf = ({ start }: Appointment) => (start === undefined ? Infinity : Date.parse(start));

export type VisitLists = {
  upcoming: Appointment[];
  history: Appointment[];
  hasMore: boolean;
  practitioners: Practitioner[];
};

type Wanted = { now: Date; page: number; pageSize?: number; statuses?: string | undefined };

/**
 * Upcoming visits soonest first; history latest first, to which a visit that was called off belongs at once, not only
 * when its time is over. Three searches in one request; pages of the history are read from its beginning.
 */
export async function findVisitLists(
  client: Pick<RecordsClient, 'post'>,
  { now, page, pageSize = 10, statuses }: Wanted,
): Promise<VisitLists> {
  const instant = formatInstant(now.getTime());
  const search = (parameters: Record<string, string>): Search => ({
    path: 'Appointment',
    parameters: { ...parameters, _include: 'Appointment:practitioner' },
  });
  const ofStatus = statuses === undefined ? {} : { status: statuses };
  const [upcoming, off, past] = (await searchTogether(client, [
    search({ date: `ge${instant}`, status: stillToCome, _sort: 'date', _count: '50' }),
    search({ date: `ge${instant}`, status: calledOff, _sort: '-date', _count: '50' }),
    search({ date: `lt${instant}`, ...ofStatus, _sort: '-date', _count: String(page * pageSize) }),
  ])) as (Bundle | undefined)[];
  const wanted = statuses?.split(',');
  const ofWantedStatus = ({ status }: Appointment) => wanted === undefined || wanted.includes(status);
  return {
    upcoming: getResources(upcoming, 'Appointment'),
    history: [
      ...getResources(off, 'Appointment').filter(ofWantedStatus),
      ...getResources(past, 'Appointment'),
    ],
    hasMore: past?.link?.some(({ relation }) => relation === 'next') ?? false,
    practitioners: [upcoming, off, past].flatMap((found) => getResources(found, 'Practitioner')),
  };
}

export async function readAppointment(client: RecordsClient, id: string): Promise<Appointment> {
  const answer = await client.get(`Appointment/${id}`, {});
  return answer as Appointment;
}

/** One visit with its doctor and its place, in as few requests as can be; nothing if it is not there or not the patient's. */
export async function readVisit(client: Pick<RecordsClient, 'get'>, id: string) {
  const answer = await client.get('Appointment', [
    ['_id', id],
    ['_include', 'Appointment:practitioner'],
  ]);
  const [visit] = getResources(answer, 'Appointment');
  if (!visit) return null;
  const place = findVisitLocationId(visit);
  const location = place && ((await client.get(`Location/${place}`, {}).catch(() => undefined)) as Location);
  return { visit, practitioners: getResources(answer, 'Practitioner'), location: location || undefined };
}

/** Cancels a visit, and frees its time at once. A patient need not say why. */
export async function cancelAppointment(
  client: Pick<RecordsClient, 'put'>,
  appointment: Appointment,
  reason: string | undefined,
): Promise<Appointment> {
  const why = reason && {
    cancelationReason: { coding: [{ system: systemUris.cancelReason, code: reason }] },
  };
  const version = appointment.meta?.versionId;
  const answer = await client.put(
    `Appointment/${appointment.id}`,
    { ...appointment, status: 'cancelled', ...why } as Appointment,
    version === undefined ? {} : { 'if-match': `W/"${version}"` },
  );
  return answer as Appointment;
}
