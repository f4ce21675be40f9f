import type { Appointment, Bundle } from 'fhir/r4';
import { findVisitProblem, freeTimesOfWindow } from '@portal/clinical-domain/booking/check-visit';
import { addDays, clinicDay } from '@portal/clinical-domain/booking/clinic-day';
import { startOfDay } from '@portal/clinical-domain/booking/clinic-time';
import { withoutOwnVisits } from '@portal/clinical-domain/booking/own-visits';
import { slotsTaking } from '@portal/clinical-domain/booking/taken-times';
import { valueSetUrls } from '@portal/clinical-domain/fhir-extensions';
import { isVisible } from '../fhir-gateway/visible.ts';
import { Refusal } from '../refusal.ts';
import { bookedAnswer, conflictAnswer, visitRefusal } from './answers.ts';
import { composeVisit } from './compose-visit.ts';
import type { Answer, BookingContext } from './contract.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { Desk } from './desk.ts';
import { withLocks } from './locks.ts';
import type { Order } from './order.ts';
import { reportOverlap } from './overlap-report.ts';
import { type BookingRequest, readBookingRequest } from './read-request.ts';
import { identify, type RequestIdentity, requireSameRequest } from './request-identity.ts';
import type { Turn } from './schedule-turns.ts';
import { takeTime, type TakeTimeResult } from './take-time.ts';

type Lost = Extract<TakeTimeResult, { ownVisits: Appointment[] }>;

/** Read, check, wait for the turn, look, write. */
export async function book(
  desk: Desk,
  bundle: Bundle,
  { caller, idempotencyKey, requestId }: BookingContext,
): Promise<Answer> {
  const request = readBookingRequest(bundle, caller.patientId);
  const identity = identify(caller.patientId, idempotencyKey, request);
  const deadline = startDeadline(Date.now());
  const findEarlier = () => identity.key && findBooked(desk, identity, caller.patientId, deadline);
  return desk.requests.share(identity, async () => {
    const earlier = await findEarlier();
    if (earlier) return earlier;
    const order = await prepare(desk, request, identity, caller.patientId, deadline);
    const result = await desk.turns.run(request.scheduleId, deadline.leftToEnter(), (turn) =>
      takeTurn(desk, order, turn),
    );
    switch (result.kind) {
      case 'booked':
        void reportOverlap(desk, request, result.appointment, requestId);
        return bookedAnswer(result.appointment, desk.fhirBase);
      case 'repeated':
        return repeatedAnswer(desk, result.appointment, identity, caller.patientId);
      case 'time-taken':
        // Perhaps by this very request, sent through another process.
        return (await findEarlier()) ?? timeTaken(desk, order, result);
      case 'own-visit':
        return ownVisitOverlaps(desk, order, result);
    }
  });
}

export async function findRepeat(
  desk: Desk,
  bundle: Bundle,
  { caller, idempotencyKey }: BookingContext,
): Promise<Answer | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const request = readBookingRequest(bundle, caller.patientId);
  const identity = identify(caller.patientId, idempotencyKey, request);
  return findBooked(desk, identity, caller.patientId, startDeadline(Date.now()));
}

/** Everything that can be refused without looking at other people's bookings. */
async function prepare(
  desk: Desk,
  request: BookingRequest,
  identity: RequestIdentity,
  patientId: string,
  deadline: Deadline,
): Promise<Order> {
  const [doctor, appointmentType] = await Promise.all([
    desk.doctors.ofSchedule(request.scheduleId, deadline.leftToRead()),
    desk.vocabularies.requireConcept(
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
  const problem = findVisitProblem(doctor.role, request, Date.now(), desk.rules);
  if (problem) throw visitRefusal(problem);
  const visit = composeVisit(request, doctor, appointmentType, patientId, identity);
  return { request, identity, patientId, doctor, visit, deadline };
}

/** Who was waiting already when the day was last read needs no look of their own to learn that the time is gone. */
async function takeTurn(desk: Desk, order: Order, { sightings }: Turn): Promise<TakeTimeResult> {
  const { request, patientId, deadline } = order;
  const day = clinicDay(request.start, desk.rules.zone);
  const sighting = sightings.get(day);
  const isRecent = sighting !== undefined && sighting.askedAt >= deadline.arrivedAt;
  if (!request.replaces && isRecent && slotsTaking(sighting.slots, request).length > 0) {
    return { kind: 'time-taken', sighting, ownVisits: [] };
  }
  const result = await withLocks(
    desk,
    { scheduleId: request.scheduleId, patientId },
    deadline.leftToEnter,
    () => takeTime(desk, order, daySpan(day, desk.rules.zone)),
  );
  sightings.set(day, result.sighting);
  return result;
}

/** What an earlier sending of this request has booked, as it was answered then. */
async function findBooked(
  desk: Desk,
  identity: RequestIdentity,
  patientId: string,
  deadline: Deadline,
): Promise<Answer | undefined> {
  const stored = await desk.lookups.find(identity.appointmentId, deadline.leftToRead());
  return stored && repeatedAnswer(desk, stored, identity, patientId);
}

function repeatedAnswer(
  desk: Desk,
  stored: Appointment,
  identity: RequestIdentity,
  patientId: string,
): Answer {
  if (!isVisible(stored, { patientId })) throw new Refusal(404, 'not_found');
  requireSameRequest(stored, identity);
  return bookedAnswer(stored, desk.fhirBase);
}

function timeTaken(desk: Desk, order: Order, lost: Lost): Answer {
  return conflictAnswer(
    'time_taken',
    'This time was taken a moment ago. Choose another time.',
    freeTimes(desk, order, lost),
  );
}

function ownVisitOverlaps(desk: Desk, order: Order, lost: Lost): Answer {
  return conflictAnswer(
    'own_visit_overlaps',
    'You have another visit at this time. Choose another time or cancel that visit first.',
    freeTimes(desk, order, lost),
  );
}

function freeTimes({ rules }: Desk, { doctor, request }: Order, { sighting, ownVisits }: Lost) {
  const free = freeTimesOfWindow(doctor.role, request.start, sighting.slots, Date.now(), rules);
  return withoutOwnVisits(free, ownVisits);
}

const daySpan = (day: string, zone: string) => ({
  start: startOfDay(day, zone),
  end: startOfDay(addDays(day, 1), zone),
});
