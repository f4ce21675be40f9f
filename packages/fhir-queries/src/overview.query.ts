import { findJoinRefusal } from '@portal/clinical-domain/video/video-window';
import type { Appointment, Bundle, Communication, Invoice, Practitioner } from 'fhir/r4';
import { searchNextAppointments } from './appointment.query.ts';
import { searchEach, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import { searchOpenInvoices } from './invoice.query.ts';
import { readMedicines, searchMedicines, type Medicines } from './medication-request.query.ts';
import { searchNotifications } from './notification.query.ts';
import type { RecordsClient } from './records-client.ts';

/** What the dashboard shows first. Each part is undefined where it could not be read. */
export type Overview = {
  visits: { next: Appointment | undefined; doctor: Practitioner | undefined } | undefined;
  openInvoices: Invoice[] | undefined;
  notifications: Communication[] | undefined;
  /** Also undefined where they are more than one answer holds. */
  medicines: Medicines | undefined;
};

type Wanted = { now: Date; dosesSince: number };

/** In one request. */
export async function getOverview(
  client: Pick<RecordsClient, 'post'>,
  { now, dosesSince }: Wanted,
): Promise<Overview> {
  const [visits, invoices, notifications, orders, records] = await searchEach(client, [
    nextVisit(now),
    searchOpenInvoices,
    searchNotifications,
    ...searchMedicines({ since: dosesSince }),
  ]);
  return {
    visits: visits && readVisits(visits, now),
    openInvoices: invoices && getResources(invoices, 'Invoice'),
    notifications: notifications && getResources(notifications, 'Communication'),
    medicines: readMedicines(orders, records),
  };
}

function readVisits(answer: Bundle, now: Date): Overview['visits'] {
  const next = getResources(answer, 'Appointment').find((visit) => isNext(visit, now.getTime()));
  return {
    next,
    doctor: getResources(answer, 'Practitioner').find((doctor) => takesPart(doctor, next)),
  };
}

/** A call that can still be joined counts as to come, though it has begun. */
const longestCallMs = 4 * 3_600_000;
const mostBegun = 4;

function nextVisit(now: Date): Search {
  const from = new Date(now.getTime() - longestCallMs);
  const { path, parameters } = searchNextAppointments({ from, count: mostBegun + 1 });
  return { path, parameters: { ...parameters, _include: 'Appointment:practitioner' } };
}

function isNext(visit: Appointment, now: number): boolean {
  return Date.parse(visit.start ?? '') >= now || findJoinRefusal(visit, now) === undefined;
}

function takesPart({ id }: Practitioner, visit: Appointment | undefined): boolean {
  return visit?.participant.some(({ actor }) => actor?.reference === `Practitioner/${id}`) ?? false;
}
