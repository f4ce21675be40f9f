import { Trans, useLingui } from '@lingui/react/macro';
import { findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment } from 'fhir/r4';
import { Check, CircleX, Send, type LucideIcon } from 'lucide-react';
import { VisitStateBadge, VisitStateSentence } from '@portal/ui/visit-state.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { bookingTitle } from './booking-title.ts';

type Props = { visit: Appointment; now: Date };

/** What has become of the request so far: only what the clinic has confirmed is called confirmed. */
export function BookingHead({ visit, now }: Props) {
  const { t } = useLingui();
  const state = findVisitState(visit, now.getTime());
  if (state === 'proposed' || state === 'waitlisted') {
    return (
      <>
        <Sign icon={Send} outer="bg-info" inner="bg-primary text-on-primary" />
        <h2 className="mt-5 text-2xl">{t(bookingTitle(state))}</h2>
        <p className="mt-1">
          <Trans>The clinic will confirm it.</Trans>
        </p>
        <div className="mt-3">
          <VisitStateBadge visit={visit} now={now} />
        </div>
        <VisitStateSentence visit={visit} now={now} className="mt-1.5 text-sm text-muted" />
      </>
    );
  }
  const isOn = state === 'confirmed' || state === 'checked-in' || state === 'completed';
  return (
    <>
      {isOn ? (
        <Sign icon={Check} outer="bg-success" inner="bg-success-solid text-surface" />
      ) : (
        <Sign icon={CircleX} outer="bg-neutral" inner="bg-neutral text-on-neutral" />
      )}
      <h2 className="mt-5 text-2xl">{t(bookingTitle(state))}</h2>
      <VisitStateSentence visit={visit} now={now} className="mt-1" />
    </>
  );
}

function Sign({ icon: Icon, outer, inner }: { icon: LucideIcon; outer: string; inner: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mx-auto grid size-24 place-items-center rounded-full', outer)}
    >
      <span className={classNames('grid size-16 place-items-center rounded-full', inner)}>
        <Icon size={34} strokeWidth={2.25} />
      </span>
    </span>
  );
}
