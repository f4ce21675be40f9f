import type { BookingWindow, VisitSlot } from '@portal/clinical-domain/booking/booking-windows';
import type { Doctor, VisitMode } from '@portal/clinical-domain/doctors/doctor';
import type { VisitOrder } from '@portal/fhir-queries/booking.query';
import type { Appointment } from 'fhir/r4';

export type Details = { appointmentType: string | null; mode: VisitMode | null; reason: string };

/** A window, and the visit that is taken inside it. */
export type Chosen = { window: BookingWindow; visit: VisitSlot };

/** 1 to 5 as the progress list shows them; 6 once the appointment exists. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6;

/** The wizard between its first page and its last. */
export type BookingState = {
  currentStep: Step;
  selectedSpecialty: string | null;
  selectedDoctor: Doctor | null;
  /** The day whose times the patient looks at, such as 2026-11-20. */
  selectedDay: string | null;
  selectedBookingWindow: BookingWindow | null;
  /** The visit inside the window that the patient picked. */
  selectedVisit: VisitSlot | null;
  details: Details;
  /** An order that was sent and not answered yet. Sent again with its key, it is booked once. */
  unanswered: { key: string; order: VisitOrder } | null;
  booked: Appointment | null;
};

const nothingChosen = {
  selectedSpecialty: null,
  selectedDoctor: null,
  selectedDay: null,
  selectedBookingWindow: null,
  selectedVisit: null,
  details: { appointmentType: null, mode: null, reason: '' },
  unanswered: null,
  booked: null,
} satisfies Omit<BookingState, 'currentStep'>;

export const initialBooking: BookingState = { currentStep: 1, ...nothingChosen };

/** Clears what was chosen, but not the step. */
export function reset({ currentStep }: BookingState): BookingState {
  return { currentStep, ...nothingChosen };
}

/** Another specialty means another doctor. */
export function withSpecialty(state: BookingState, code: string): BookingState {
  const before = state.selectedSpecialty === code ? state : { ...reset(state), details: state.details };
  return { ...before, currentStep: 2, selectedSpecialty: code };
}

const noTime = { selectedDay: null, selectedBookingWindow: null, selectedVisit: null };

/** Another doctor means another time. */
export function withDoctor(state: BookingState, doctor: Doctor): BookingState {
  const isSame = state.selectedDoctor?.role.id === doctor.role.id;
  const time = isSame ? {} : noTime;
  return { ...state, ...time, currentStep: 3, selectedDoctor: doctor };
}

/** The day that is looked at, and a time of it once one is pressed. */
export function withDay(state: BookingState, day: string, chosen: Chosen | undefined): BookingState {
  const time = chosen && { selectedBookingWindow: chosen.window, selectedVisit: chosen.visit };
  return { ...state, ...noTime, selectedDay: day, ...time };
}

/** Which day it is, the visit itself says. */
export function withTime(state: BookingState, { window, visit }: Chosen): BookingState {
  return { ...state, currentStep: 4, selectedDay: null, selectedBookingWindow: window, selectedVisit: visit };
}

export function withDetails(state: BookingState, details: Partial<Details>): BookingState {
  return { ...state, details: { ...state.details, ...details } };
}

export function withBooked(state: BookingState, appointment: Appointment): BookingState {
  return { ...state, currentStep: 6, unanswered: null, booked: appointment };
}

/** A booking like an older visit, with only the time to be chosen. */
export function startWith(
  state: BookingState,
  { specialty, doctor, details }: { specialty: string | null; doctor: Doctor; details: Partial<Details> },
): BookingState {
  return withDetails(
    { ...reset(state), currentStep: 3, selectedSpecialty: specialty, selectedDoctor: doctor },
    details,
  );
}
