import { Trans } from '@lingui/react/macro';
import { Callout } from './callout.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Beside words that read like an emergency. Nothing is blocked: the patient knows best. */
export function EmergencyHint({ phone }: { phone: string }) {
  const number = <PhoneLink number={phone} />;
  return (
    <div role="alert">
      <Callout kind="danger">
        <p className="font-semibold">
          <Trans>Is this happening now? Don’t wait for an answer.</Trans>
        </p>
        <p>
          <Trans>Call {number}, or go to the nearest emergency room.</Trans>
        </p>
      </Callout>
    </div>
  );
}
