import type { CalendarEvent } from './calendar-file.ts';
import type { VisitState } from './visit-state.ts';

const states: Record<VisitState, CalendarEvent['state']> = {
  proposed: 'TENTATIVE',
  unanswered: 'TENTATIVE',
  waitlisted: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  'checked-in': 'CONFIRMED',
  completed: 'CONFIRMED',
  moved: 'CANCELLED',
  'cancelled-by-patient': 'CANCELLED',
  declined: 'CANCELLED',
  'cancelled-by-clinic': 'CANCELLED',
  cancelled: 'CANCELLED',
  missed: 'CANCELLED',
  'entered-in-error': 'CANCELLED',
};

/** The state of a visit as a calendar knows it. */
export function toCalendarState(state: VisitState): CalendarEvent['state'] {
  return states[state];
}
