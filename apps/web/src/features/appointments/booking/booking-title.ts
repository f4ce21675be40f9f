import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VisitState } from '@portal/clinical-domain/visits/visit-state';
import { visitStateStrings } from '@portal/ui/visit-state-strings.ts';

export type Progress = 'waiting' | 'confirmed' | 'off';

/** How far the clinic has come with a booking. */
export function progressOf(state: VisitState): Progress {
  switch (state) {
    case 'proposed':
    case 'waitlisted':
      return 'waiting';
    case 'confirmed':
    case 'checked-in':
    case 'completed':
      return 'confirmed';
    default:
      return 'off';
  }
}

const fixedTitle = msg`Booking Confirmed`;

/** The page's own title is the specification's, unless the visit will not take place. */
export function bookingTitle(state: VisitState): MessageDescriptor {
  return progressOf(state) === 'off' ? visitStateStrings[state].label : fixedTitle;
}

/** What the page is headed: only what the clinic has confirmed is called confirmed. */
export function bookingHeading(state: VisitState): MessageDescriptor {
  return progressOf(state) === 'waiting' ? msg`Request sent` : bookingTitle(state);
}
