import { findJoinRefusal } from '@portal/clinical-domain/video/video-window';
import type { Appointment, Communication, Invoice, Practitioner } from 'fhir/r4';
import { searchNextAppointments } from './appointment.query.ts';
import { searchTogether, type Search } from './batch.ts';
import { getResources } from './bundle.ts';
import { searchOpenInvoices } from './invoice.query.ts';
import { searchNotifications } from './notification.query.ts';
import type { RecordsClient } from './records-client.ts';

/** All that the dashboard tells. */
export type Overview = {
  nextVisit: Appointment | undefined;
  doctor: Practitioner | undefined;
  openInvoices: Invoice[];
  notifications: Communication[];
};

/** In one request. */
export async function getOverview(client: Pick<RecordsClient, 'post'>, now: Date): Promise<Overview> {
  const [visits, invoices, notifications] = await searchTogether(client, [
    nextVisit(now),
    searchOpenInvoices,
    searchNotifications,
  ]);
  const next = getResources(visits, 'Appointment').find((visit) => isNext(visit, now.getTime()));
  return {
    nextVisit: next,
    doctor: getResources(visits, 'Practitioner').find((doctor) => takesPart(doctor, next)),
    openInvoices: getResources(invoices, 'Invoice'),
    notifications: getResources(notifications, 'Communication'),
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
