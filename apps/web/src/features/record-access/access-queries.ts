import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { readView, type View } from '@portal/clinical-domain/audit/read-view';
import {
  findEvents,
  findEventsOfOthers,
  findPractitioners,
  type EventFilter,
  type EventPage,
} from '@portal/fhir-queries/audit-event.query';
import { findReportedEvents } from '@portal/fhir-queries/view-report.query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getPortalConfig } from '../../http/portal-config.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { session } from '../../session/session.ts';

const patientId = () => session.store.getState().user?.id ?? '';

export function eventsOf(filter: EventFilter) {
  return infiniteQueryOptions({
    // Not live: audit entries are not told; each view of this page would be one.
    queryKey: ['record-access', patientId(), filter],
    queryFn: ({ pageParam }) => findEvents(recordsClient, filter, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ earlier }: EventPage) => earlier,
    retryOnMount: false,
  });
}

export function othersOfLastMonth() {
  return queryOptions({
    // Not live: audit entries are not told; each view of this page would be one.
    queryKey: ['record-access-others', patientId()],
    queryFn: () => {
      const today = clinicDay(Date.now(), getPortalConfig().clinicZone);
      return findEventsOfOthers(recordsClient, addDays(today, -30));
    },
  });
}

export function reportedEvents() {
  return queryOptions({
    // Not live: only this page writes them, and asks again.
    queryKey: ['record-access-reported', patientId()],
    queryFn: () => findReportedEvents(recordsClient, patientId()),
  });
}

export function practitionersOf(ids: string[]) {
  return queryOptions({
    // Not live: the directory is no part of the record.
    queryKey: ['record-access-people', ids],
    queryFn: () => findPractitioners(recordsClient, ids),
  });
}

/** Pages overlap by a moment; each event is one view. */
export function toViews(pages: EventPage[], { by }: EventFilter): View[] {
  const views = new Map(pages.flatMap(({ events }) => events.map((event) => [event.id, readView(event)])));
  return [...views.values()].filter(({ viewer }) => by !== 'you' || viewer.kind === 'you');
}
