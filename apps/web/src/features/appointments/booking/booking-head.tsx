import { Trans, useLingui } from '@lingui/react/macro';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment } from 'fhir/r4';
import { CircleX, Hourglass } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { SummitDrawing } from '@portal/ui/summit-drawing.tsx';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { bookingHeading, progressOf } from './booking-title.ts';
import { RequestSentDrawing } from './request-sent-drawing.tsx';

type Props = { visit: Appointment; now: Date };

/** What has become of the request so far; told when the clinic answers. */
export function BookingHead({ visit, now }: Props) {
  const { t } = useLingui();
  const state = findVisitState(visit, now.getTime());
  const progress = progressOf(state);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4 max-lg:text-center lg:justify-start">
      {progress === 'waiting' && <RequestSentDrawing />}
      {progress === 'confirmed' && <SummitDrawing />}
      {progress === 'off' && <CalledOffSign />}
      <div aria-live="polite" className="min-w-0 max-lg:w-full lg:flex-1">
        {state === 'proposed' && (
          <Badge kind="warning" icon={Hourglass}>
            <Trans>Awaiting confirmation</Trans>
          </Badge>
        )}
        {state === 'waitlisted' && <VisitStateBadge visit={visit} now={now} />}
        <h2 className="mt-2 text-2xl">{t(bookingHeading(state))}</h2>
        {progress !== 'waiting' && <VisitStateSentence visit={visit} now={now} />}
        <p className="text-muted">
          <Trans>Thank you your patience !</Trans>
        </p>
      </div>
    </div>
  );
}

function CalledOffSign() {
  return (
    <span
      aria-hidden="true"
      className="grid size-25 flex-none place-items-center rounded-full bg-neutral text-on-neutral"
    >
      <CircleX size={34} strokeWidth={2.25} />
    </span>
  );
}
