import type { Appointment } from 'fhir/r4';
import type { Span } from '@portal/clinical-domain/time/clinic-day';
import { findOverlappingVisit, isOpenVisit } from '@portal/clinical-domain/booking/own-visits';
import { findSlotToReuse, slotsTaking, takenSpan } from '@portal/clinical-domain/booking/taken-times';
import { extensionUrls, valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Spending } from '../limits/day-quota.ts';
import { isVisible } from '../patient-access/visible.ts';
import { Refusal } from '../http/refusal.ts';
import { cancelEntries, changed, requireCancellable } from './cancel-entries.ts';
import { bookingEntries, link } from './compose-visit.ts';
import type { BookingServices } from './booking-services.ts';
import type { Order } from './order.ts';
import { findId } from '../records/reference.ts';
import type { WriteEntry } from '../records/records.ts';
import type { RequestIdentity } from './request-identity.ts';
import { requireTrust } from './require-trust.ts';
import type { DaySnapshot } from './schedule-queue.ts';
import { write } from './write.ts';

const mostAttempts = 3;
const dayMs = 24 * 60 * 60_000;

export type TakeTimeResult = { daySnapshot: DaySnapshot } & (
  | { kind: 'booked' | 'repeated'; appointment: Appointment }
  | { kind: 'time-taken' | 'own-visit'; ownVisits: Appointment[] }
);

/**
 * Looks at the day and at the patient's visits, then books. A conflict at the records server means that somebody else wrote
 * since the look: look again, and try again if the time is still free.
 */
export async function takeTime(services: BookingServices, order: Order, day: Span): Promise<TakeTimeResult> {
  const { records } = services;
  const { request, identity, patientId, deadline, visit } = order;
  for (let attempt = 1; ; attempt += 1) {
    const askedAt = Date.now();
    const [slots, visits] = await Promise.all([
      records.slotsDuring([request.scheduleId], day, deadline.leftToRead()),
      records.visitsSince(patientId, askedAt - dayMs, deadline.leftToRead()),
    ]);
    const daySnapshot = { askedAt, slots };
    const repeated = identity.key && visits.find(({ id }) => id === identity.appointmentId);
    if (repeated) return { kind: 'repeated', daySnapshot, appointment: repeated };

    const old = request.replaces && requireOld(visits, request.replaces, patientId);
    const others = visits.filter(({ id }) => id !== old?.id);
    const oldSlots = new Set(old?.slot?.map(({ reference }) => findId(reference, 'Slot')));
    const taken = slotsTaking(slots, request).filter(({ id }) => !oldSlots.has(id));
    if (taken.length > 0) return { kind: 'time-taken', daySnapshot, ownVisits: others };
    if (findOverlappingVisit(others, request)) return { kind: 'own-visit', daySnapshot, ownVisits: others };
    if (order.isUnverified)
      requireTrust(
        services,
        order,
        others,
        slots.filter(({ id }) => !oldSlots.has(id)),
      );
    requireRoom(others, askedAt, services.openBookings);

    const present = findSlotToReuse(slots, request);
    if (present && takenSpan(present).length > 0) throw sameTime();
    const entries = [
      ...bookingEntries(visit, request.scheduleId, request, present),
      ...(old ? await replaceEntries(services, order, old) : []),
    ];
    const written = await services.dayQuota.spend(
      order,
      [toSpending(identity)],
      () => write(records, entries, identity.appointmentId, () => true, deadline),
      ({ kind }) => kind === 'written',
    );
    if (written.kind === 'written') {
      const slot = { ...present, ...toSlot(order) };
      return {
        kind: 'booked',
        daySnapshot: { askedAt, slots: [...slots, slot] },
        appointment: written.appointment,
      };
    }
    if (attempt === mostAttempts) throw changed(409);
  }
}

export function toSpending({ appointmentId }: RequestIdentity): Spending {
  return { kind: 'booking', item: appointmentId };
}

async function replaceEntries(
  { records, vocabularies }: BookingServices,
  { request: { replaces }, identity, deadline }: Order,
  old: Appointment,
): Promise<WriteEntry[]> {
  const given = replaces?.cancelationReason;
  const reason =
    given && (await vocabularies.requireConcept(given, valueSetUrls.cancelReasons, 'cancelationReason'));
  const extension = [link(extensionUrls.rescheduledTo, identity.appointmentId)];
  return cancelEntries(records, old, reason, extension, deadline.leftToRead());
}

function requireOld(
  visits: Appointment[],
  { id, ifMatch }: { id: string; ifMatch: string | undefined },
  patientId: string,
): Appointment {
  const old = visits.find((visit) => visit.id === id);
  if (!old || !isVisible(old, { patientId })) throw new Refusal(404, 'not_found');
  requireCancellable(old, ifMatch);
  return old;
}

function requireRoom(visits: Appointment[], now: number, most: number) {
  if (visits.filter((visit) => isOpenVisit(visit, now)).length < most) return;
  throw new Refusal(
    422,
    'too_many_open_bookings',
    `You have ${most} visits to come, which is as many as can be booked at once. Cancel one to book another.`,
  );
}

function sameTime(): Refusal {
  return new Refusal(422, 'same_time', 'The visit is at this time already. Choose another time.');
}

const toSlot = ({ request, visit }: Order) => ({
  resourceType: 'Slot' as const,
  schedule: { reference: `Schedule/${request.scheduleId}` },
  status: 'busy' as const,
  start: visit.start ?? '',
  end: visit.end ?? '',
});
