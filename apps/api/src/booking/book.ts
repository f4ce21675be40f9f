import type { Appointment } from 'fhir/r4';
import { findVisitProblem, freeTimesOfWindow } from '@portal/clinical-domain/booking/check-visit';
import { addDays, clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { startOfDay } from '@portal/clinical-domain/time/clinic-time';
import { withoutOwnVisits } from '@portal/clinical-domain/booking/own-visits';
import { slotsTaking } from '@portal/clinical-domain/booking/taken-times';
import { valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { Caller } from '../patient-access/caller.ts';
import { isVisible } from '../patient-access/visible.ts';
import { Refusal } from '../http/refusal.ts';
import { bookedAnswer, conflictAnswer, visitRefusal } from './answers.ts';
import { composeVisit } from './compose-visit.ts';
import type { Answer, BookingContext } from './contract.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { BookingServices } from './booking-services.ts';
import { withLocks } from './locks.ts';
import type { Order } from './order.ts';
import { reportOverlap } from './overlap-report.ts';
import type { BookingRequest } from './parse-booking-request.ts';
import { identify, type RequestIdentity, requireSameRequest } from './request-identity.ts';
import type { Turn } from './schedule-queue.ts';
import { takeTime, toSpending, type TakeTimeResult } from './take-time.ts';

type Lost = Extract<TakeTimeResult, { ownVisits: Appointment[] }>;

/** Check, wait for the turn, look, write. */
export async function book(
  services: BookingServices,
  request: BookingRequest,
  { caller, idempotencyKey, requestId }: BookingContext,
): Promise<Answer> {
  const identity = identify(caller.patientId, idempotencyKey, request);
  const deadline = startDeadline(Date.now());
  const findEarlier = () => identity.key && findBooked(services, identity, caller.patientId, deadline);
  return services.requests.share(identity, async () => {
    const earlier = await findEarlier();
    if (earlier) return earlier;
    const order = await prepare(services, request, identity, caller, deadline);
    const result = await services.scheduleQueue.run(request.scheduleId, deadline.leftToEnter(), (turn) =>
      takeTurn(services, order, turn),
    );
    switch (result.kind) {
      case 'booked':
        void reportOverlap(services, request, result.appointment, requestId);
        return bookedAnswer(result.appointment, services.fhirBase);
      case 'repeated':
        return repeatedAnswer(services, result.appointment, identity, caller.patientId);
      case 'time-taken':
        // Perhaps by this very request, sent through another process.
        return (await findEarlier()) ?? timeTaken(services, order, result);
      case 'own-visit':
        return ownVisitOverlaps(services, order, result);
    }
  });
}

export async function findRepeat(
  services: BookingServices,
  request: BookingRequest,
  { caller, idempotencyKey }: BookingContext,
): Promise<Answer | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const identity = identify(caller.patientId, idempotencyKey, request);
  return findBooked(services, identity, caller.patientId, startDeadline(Date.now()));
}

/** @throws Refusal 429 where the patient's day was full a moment ago, and this is not what was booked before */
export async function requireRoom(
  { dayQuota }: BookingServices,
  request: BookingRequest,
  { caller: { patientId }, idempotencyKey }: BookingContext,
): Promise<void> {
  if (!dayQuota.isFull(patientId, 'booking')) return;
  const identity = identify(patientId, idempotencyKey, request);
  await dayQuota.requireRoom(patientId, [toSpending(identity)]);
}

/** Everything that can be refused without looking at other people's bookings. */
async function prepare(
  services: BookingServices,
  request: BookingRequest,
  identity: RequestIdentity,
  { patientId, isUnverified = false }: Caller,
  deadline: Deadline,
): Promise<Order> {
  const [doctor, appointmentType] = await Promise.all([
    services.doctors.ofSchedule(request.scheduleId, deadline.leftToRead()),
    services.vocabularies.requireConcept(
      request.appointmentType,
      valueSetUrls.appointmentTypes,
      'appointmentType',
    ),
  ]);
  if (!doctor?.schedules.some(({ id }) => id === request.scheduleId)) {
    throw new Refusal(422, 'doctor_not_bookable', 'This doctor cannot be booked here.');
  }
  if (doctor.practitioner.id !== request.practitionerId) {
    throw new Refusal(422, 'wrong_practitioner', 'The schedule belongs to another practitioner.');
  }
  const problem = findVisitProblem(doctor.role, request, Date.now(), services.rules);
  if (problem) throw visitRefusal(problem);
  const visit = composeVisit(request, doctor, appointmentType, patientId, identity);
  return { request, identity, patientId, isUnverified, doctor, visit, deadline };
}

/** Who was waiting already when the day was last read needs no look of their own to learn that the time is gone. */
async function takeTurn(
  services: BookingServices,
  order: Order,
  { daySnapshots }: Turn,
): Promise<TakeTimeResult> {
  const { request, patientId, deadline } = order;
  const day = clinicDay(request.start, services.rules.zone);
  const daySnapshot = daySnapshots.get(day);
  const isRecent = daySnapshot !== undefined && daySnapshot.askedAt >= deadline.arrivedAt;
  if (!request.replaces && isRecent && slotsTaking(daySnapshot.slots, request).length > 0) {
    return { kind: 'time-taken', daySnapshot, ownVisits: [] };
  }
  const result = await withLocks(
    services,
    { scheduleId: request.scheduleId, patientId },
    deadline.leftToEnter,
    () => takeTime(services, order, daySpan(day, services.rules.zone)),
  );
  daySnapshots.set(day, result.daySnapshot);
  return result;
}

/** What an earlier sending of this request has booked, as it was answered then. */
async function findBooked(
  services: BookingServices,
  identity: RequestIdentity,
  patientId: string,
  deadline: Deadline,
): Promise<Answer | undefined> {
  const stored = await services.lookups.find(identity.appointmentId, deadline.leftToRead());
  return stored && repeatedAnswer(services, stored, identity, patientId);
}

function repeatedAnswer(
  services: BookingServices,
  stored: Appointment,
  identity: RequestIdentity,
  patientId: string,
): Answer {
  if (!isVisible(stored, { patientId })) throw new Refusal(404, 'not_found');
  requireSameRequest(stored, identity);
  return bookedAnswer(stored, services.fhirBase);
}

function timeTaken(services: BookingServices, order: Order, lost: Lost): Answer {
  return conflictAnswer(
    'time_taken',
    'This time was taken a moment ago. Choose another time.',
    freeTimes(services, order, lost),
  );
}

function ownVisitOverlaps(services: BookingServices, order: Order, lost: Lost): Answer {
  return conflictAnswer(
    'own_visit_overlaps',
    'You have another visit at this time. Choose another time or cancel that visit first.',
    freeTimes(services, order, lost),
  );
}

function freeTimes({ rules }: BookingServices, { doctor, request }: Order, { daySnapshot, ownVisits }: Lost) {
  const free = freeTimesOfWindow(doctor.role, request.start, daySnapshot.slots, Date.now(), rules);
  return withoutOwnVisits(free, ownVisits);
}

const daySpan = (day: string, zone: string) => ({
  start: startOfDay(day, zone),
  end: startOfDay(addDays(day, 1), zone),
});
