import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VisitState } from '@portal/clinical-domain/visits/visit-state';
import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import type { BadgeKind } from './badge.tsx';

type Strings = {
  kind: BadgeKind;
  icon: LucideIcon;
  label: MessageDescriptor;
  /** What the label means for the patient, where the label alone could mislead. */
  sentence?: MessageDescriptor;
};

const proposed = { kind: 'info', icon: Hourglass, label: msg`Proposed` } as const;
const cancelled = { kind: 'danger', icon: CircleX, label: msg`Cancelled` } as const;

/** How every screen names the state of a visit. Amber is left to what waits for the patient: none of these does. */
export const visitStateStrings: Record<VisitState, Strings> = {
  proposed: { ...proposed, sentence: msg`Awaiting confirmation: the clinic hasn’t confirmed it yet.` },
  unanswered: { ...proposed, sentence: msg`The clinic didn’t confirm this visit.` },
  waitlisted: { kind: 'info', icon: Clock, label: msg`Waiting for a free time` },
  confirmed: { kind: 'success', icon: CircleCheck, label: msg`Confirmed` },
  'checked-in': { kind: 'success', icon: CircleCheck, label: msg`Checked in` },
  completed: { kind: 'success', icon: CircleCheck, label: msg`Completed` },
  moved: { ...cancelled, sentence: msg`You moved this visit to another time.` },
  'cancelled-by-patient': { ...cancelled, sentence: msg`You cancelled this visit.` },
  declined: { ...cancelled, sentence: msg`The clinic declined this visit.` },
  'cancelled-by-clinic': { ...cancelled, sentence: msg`The clinic cancelled this visit.` },
  cancelled: { ...cancelled, sentence: msg`This visit was cancelled.` },
  missed: { kind: 'neutral', icon: CircleX, label: msg`Missed` },
  'entered-in-error': {
    kind: 'neutral',
    icon: CircleX,
    label: msg`Entered by mistake`,
    sentence: msg`You don’t need to come.`,
  },
};
