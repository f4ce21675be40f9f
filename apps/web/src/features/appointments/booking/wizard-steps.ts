import { msg } from '@lingui/core/macro';
import type { BookingState } from './booking-state.ts';

/** The wizard's pages, by the step that they are. */
export const stepPaths = {
  1: '/appointments/choose-specialty',
  2: '/appointments/select-doctor',
  3: '/appointments/time-slot',
  4: '/appointments/add-details',
  5: '/appointments/payment',
  6: '/appointments/payment-confirmed',
} as const;

/** As the progress list names them; there is less room there than in a page's title. */
export const stepNames = [
  msg({ message: 'Choose Specialty', context: 'a step' }),
  msg({ message: 'Select Doctor', context: 'a step' }),
  msg({ message: 'Time Slot', context: 'a step' }),
  msg({ message: 'Add Details', context: 'a step' }),
  msg({ message: 'Payment', context: 'a step' }),
];

/** Where to go instead: the step that gives what this one needs. A finished booking stands among the visits. */
export function findDetour(state: BookingState, step: 3 | 4 | 5 | 6, now: number): string | undefined {
  if (state.booked) return step === 6 ? undefined : '/appointments';
  const missing = findMissing(state, now);
  return missing !== undefined && missing < step ? pathOf(missing, state) : undefined;
}

function findMissing(state: BookingState, now: number): 1 | 2 | 3 | 4 | 5 {
  const { selectedSpecialty, selectedDoctor, selectedVisit, details } = state;
  if (!selectedDoctor) return selectedSpecialty === null ? 1 : 2;
  if (!selectedVisit || Date.parse(selectedVisit.start) <= now) return 3;
  return details.appointmentType === null || details.reason.trim() === '' || details.mode === null ? 4 : 5;
}

function pathOf(step: 1 | 2 | 3 | 4 | 5, { selectedSpecialty }: BookingState): string {
  return step === 2 ? selectDoctorPath(selectedSpecialty ?? '') : stepPaths[step];
}

export function selectDoctorPath(specialty: string): string {
  return `${stepPaths[2]}?${new URLSearchParams({ specialty }).toString()}`;
}
