import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Callout } from '@portal/ui/callout.tsx';
import { useOnline } from '@portal/ui/use-online.ts';
import type { Confirmation } from './confirm-booking.ts';
import { stepPaths } from './wizard-steps.ts';

const timeIsWrong = new Set([
  'past',
  'beyond_horizon',
  'outside_hours',
  'off_grid',
  'wrong_duration',
  'on_leave',
  'doctor_not_bookable',
]);

const link = 'font-semibold text-link underline underline-offset-[3px]';

/** Why there is no appointment yet, what is safe, and what to do. */
export function BookingTrouble({ answer }: { answer: Confirmation }) {
  if (answer.kind !== 'refused' && answer.kind !== 'unanswered') return null;
  return (
    <div role="alert">
      <Callout kind={answer.kind === 'unanswered' ? 'warning' : 'danger'}>
        {answer.kind === 'unanswered' ? <Unanswered /> : <Refused code={answer.code} />}
      </Callout>
    </div>
  );
}

/** A booking waits in no outbox: by the time it were sent, the patient might count on another one. */
function Unanswered() {
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  if (isOnline && wasOffline)
    return (
      <p>
        <Trans>
          You’re online again. Your details are kept. Press Confirm Booking: the visit is never booked twice.
        </Trans>
      </p>
    );
  if (!isOnline)
    return (
      <p>
        <Trans>
          You are offline. The portal won’t book later by itself. Your details are kept. Press Confirm Booking
          when you are online again: the visit is never booked twice.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        The hospital has not answered yet, so we do not know whether your visit is booked. Your details are
        kept. Check your connection and press Confirm Booking again: the visit is never booked twice.
      </Trans>
    </p>
  );
}

function Refused({ code }: { code: string | undefined }) {
  if (code === 'too_many_open_bookings') {
    return (
      <p>
        <Trans>
          Nothing was booked: you can’t have more upcoming visits than you have now.{' '}
          <Link to="/appointments" className={link}>
            Cancel one
          </Link>{' '}
          to book another.
        </Trans>
      </p>
    );
  }
  if (code === 'too_many_bookings_today') {
    return (
      <p>
        <Trans>
          Nothing was booked: you’ve booked or moved as many visits today as is possible in one day. Your
          details are kept. Try again tomorrow. If it can’t wait, call your clinic.
        </Trans>
      </p>
    );
  }
  if (code === 'verify_email_first') {
    return (
      <p>
        <Trans>
          Nothing was booked: to book this visit, first confirm your e-mail address by the link that we sent
          you, then sign in again. Or call your clinic.
        </Trans>
      </p>
    );
  }
  if (code !== undefined && timeIsWrong.has(code)) {
    return (
      <p>
        <Trans>
          Nothing was booked: the doctor’s times have changed. Your details are kept.{' '}
          <Link to={stepPaths[3]} className={link}>
            Choose another time
          </Link>
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        Nothing was booked: the hospital did not accept this. Your details are kept. Try again, or call your
        clinic.
      </Trans>
    </p>
  );
}
