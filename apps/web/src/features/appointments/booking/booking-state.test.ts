import type { Doctor } from '@portal/clinical-domain/doctors/doctor';
import type { Appointment } from 'fhir/r4';
import { expect, test } from 'vitest';
import {
  initialBooking,
  reset,
  withBooked,
  withDay,
  withDetails,
  withDoctor,
  withSpecialty,
  withTime,
  type BookingState,
} from './booking-state.ts';
import { findDetour } from './wizard-steps.ts';

const now = Date.parse('2026-11-18T04:00:00Z');
const visit = { start: '2026-11-20T04:45:00Z', end: '2026-11-20T05:15:00Z' };
const window = { startTime: visit.start, endTime: '2026-11-20T05:45:00Z', availableSlots: [visit] };
const doctor = (id: string): Doctor => ({
  role: { resourceType: 'PractitionerRole', id },
  practitioner: { resourceType: 'Practitioner', id },
});
const appointment = { resourceType: 'Appointment', status: 'proposed', participant: [] } as Appointment;

const atDoctor = withSpecialty(initialBooking, '394579002');
const atTime = withDoctor(atDoctor, doctor('anil'));
const atDetails = withTime(atTime, { window, visit });
const complete = withDetails(atDetails, { appointmentType: 'ROUTINE', mode: 'video', reason: 'Pain' });
const booked = withBooked(complete, appointment);

test('the steps as the specification counts them', () => {
  const steps = [initialBooking, atDoctor, atTime, atDetails, booked].map(({ currentStep }) => currentStep);
  expect(steps).toEqual([1, 2, 3, 4, 6]);
});

test('a reset clears specialty, doctor and window, but not the step', () => {
  expect(reset(booked)).toEqual({ ...initialBooking, currentStep: 6 });
});

test('another specialty forgets the doctor, another doctor the time; the same ones forget nothing', () => {
  expect(withSpecialty(complete, '394591006')).toMatchObject({ selectedDoctor: null, selectedVisit: null });
  expect(withSpecialty(complete, '394591006').details.reason).toBe('Pain');
  expect(withDoctor(complete, doctor('kamala'))).toMatchObject({
    selectedBookingWindow: null,
    selectedVisit: null,
  });
  expect(withDoctor(complete, doctor('anil')).selectedVisit).toEqual(visit);
});

test('a day that is looked at, and a time pressed on it, are kept before Next; another day gives the time back', () => {
  const pressed = withDay(atTime, '2026-11-20', { window, visit });
  expect(pressed).toMatchObject({ currentStep: 3, selectedDay: '2026-11-20', selectedVisit: visit });
  const elsewhere = withDay(pressed, '2026-11-21', undefined);
  expect(elsewhere).toMatchObject({
    selectedDay: '2026-11-21',
    selectedBookingWindow: null,
    selectedVisit: null,
  });
  expect(withDoctor(elsewhere, doctor('kamala')).selectedDay).toBeNull();
});

test.each<[string, BookingState, (string | undefined)[]]>([
  [
    'nothing',
    initialBooking,
    ['choose-specialty', 'choose-specialty', 'choose-specialty', 'choose-specialty'],
  ],
  ['a specialty', atDoctor, Array.from({ length: 4 }, () => 'select-doctor?specialty=394579002')],
  ['a doctor', atTime, [undefined, 'time-slot', 'time-slot', 'time-slot']],
  ['a time', atDetails, [undefined, undefined, 'add-details', 'add-details']],
  [
    'blank reasons',
    withDetails(complete, { reason: '  ' }),
    [undefined, undefined, 'add-details', 'add-details'],
  ],
  ['everything', complete, [undefined, undefined, undefined, 'payment']],
])('with %s, a step that needs more goes to the step that gives it', (_, state, detours) => {
  const found = ([3, 4, 5, 6] as const).map((step) => findDetour(state, step, now));
  expect(found).toEqual(detours.map((path) => path && `/appointments/${path}`));
});

test('F3: Back into a step of a finished booking leads out of the wizard, to the visits', () => {
  const found = ([3, 4, 5, 6] as const).map((step) => findDetour(booked, step, now));
  expect(found).toEqual(['/appointments', '/appointments', '/appointments', undefined]);
});

test('a time that has passed meanwhile is chosen again', () => {
  expect(findDetour(complete, 5, Date.parse(visit.start))).toBe('/appointments/time-slot');
});
