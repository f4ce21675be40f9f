import { Trans } from '@lingui/react/macro';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';

/** Beside a reason that reads like an emergency. Nothing is blocked: the patient knows best. */
export function EmergencyHint() {
  const number = <PhoneLink number={getPortalConfig().emergencyPhone} />;
  return (
    <div role="alert">
      <Notice kind="danger">
        <p className="font-semibold">
          <Trans>Is this happening now? Don’t wait for a visit.</Trans>
        </p>
        <p>
          <Trans>Call {number}, or go to the nearest emergency room.</Trans>
        </p>
      </Notice>
    </div>
  );
}
