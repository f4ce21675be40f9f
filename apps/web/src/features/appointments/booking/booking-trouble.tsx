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
          You’re back online. Your details are saved. Press Confirm Booking. It won’t be booked twice.
        </Trans>
      </p>
    );
  if (!isOnline)
    return (
      <p>
        <Trans>
          You’re offline, so nothing was booked. Your details are saved. Press Confirm Booking when you’re
          back online. It won’t be booked twice.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        The hospital hasn’t answered yet, so we don’t know if your visit is booked. Your details are saved.
        Check your connection and press Confirm Booking again. It won’t be booked twice.
      </Trans>
    </p>
  );
}

function Refused({ code }: { code: string | undefined }) {
  if (code === 'too_many_open_bookings') {
    return (
      <p>
        <Trans>
          Not booked: you already have the most upcoming visits we allow.{' '}
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
          Not booked: you’ve reached today’s limit for booking and moving visits. Your details are saved. Try
          again tomorrow. If it can’t wait, call your clinic.
        </Trans>
      </p>
    );
  }
  if (code === 'verify_email_first') {
    return (
      <p>
        <Trans>
          Not booked: first confirm your e-mail with the link we sent you. Then log in again, or call your
          clinic.
        </Trans>
      </p>
    );
  }
  if (code !== undefined && timeIsWrong.has(code)) {
    return (
      <p>
        <Trans>
          Not booked: the doctor’s times have changed. Your details are saved.{' '}
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
        Not booked: the hospital didn’t accept this. Your details are saved. Try again, or call your clinic.
      </Trans>
    </p>
  );
}
