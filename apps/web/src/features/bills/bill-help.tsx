import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Notice } from '@portal/ui/notice.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

export function BillHelp() {
  const { clinicPhone } = getPortalConfig();
  return (
    <Notice kind="info">
      <Trans>Something looks wrong, or you need to pay in parts?</Trans>{' '}
      {clinicPhone ? (
        <Trans>
          Call <PhoneLink number={clinicPhone} />.
        </Trans>
      ) : (
        <Link to="/help" className="font-semibold text-link underline underline-offset-[3px]">
          <Trans>Talk to us</Trans>
        </Link>
      )}
    </Notice>
  );
}
