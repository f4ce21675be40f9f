import { Trans } from '@lingui/react/macro';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

/** For who does not know which doctor to see: a person tells them, not a list. */
export function NotSure() {
  const { clinicPhone } = getPortalConfig();
  if (!clinicPhone) return null;
  const number = <PhoneLink number={clinicPhone} />;
  return (
    <div className="mt-5">
      <Callout kind="info">
        <Trans>
          Don’t know which doctor you need? Call {number} and tell us what’s wrong. We’ll help you choose.
        </Trans>
      </Callout>
    </div>
  );
}
