import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VisitState } from '@portal/clinical-domain/visits/visit-state';
import { visitStateStrings } from '@portal/ui/visit-state-strings.ts';

/** What the last page of a booking is called: only what the clinic has confirmed is called confirmed. */
export function bookingTitle(state: VisitState): MessageDescriptor {
  switch (state) {
    case 'proposed':
    case 'waitlisted':
      return msg`Request sent`;
    case 'confirmed':
    case 'checked-in':
    case 'completed':
      return msg`Booking Confirmed`;
    default:
      return visitStateStrings[state].label;
  }
}
