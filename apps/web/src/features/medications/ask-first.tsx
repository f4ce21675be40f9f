import { Trans } from '@lingui/react/macro';
import { getPortalConfig } from '../../http/portal-config.ts';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

export function AskFirst() {
  const { clinicPhone } = getPortalConfig();
  if (!clinicPhone)
    return (
      <p>
        <Trans>Ask your doctor or pharmacist before you take anything.</Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Ask before you take anything: <PhoneLink number={clinicPhone} />
      </Trans>
    </p>
  );
}
