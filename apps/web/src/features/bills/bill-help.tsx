import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

export function BillHelp() {
  const { clinicPhone } = getPortalConfig();
  return (
    <Callout kind="info">
      <Trans>Something looks wrong, or need to pay in parts?</Trans>{' '}
      {clinicPhone ? (
        <Trans>
          Call <PhoneLink number={clinicPhone} />.
        </Trans>
      ) : (
        <Link to="/help" className="font-semibold text-link underline underline-offset-[3px]">
          <Trans>Talk to us</Trans>
        </Link>
      )}
    </Callout>
  );
}
