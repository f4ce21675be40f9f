import { Trans } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { getPortalConfig } from '../../http/portal-config.ts';

export function IfVideoFails() {
  const { clinicPhone } = getPortalConfig();
  if (!clinicPhone) return null;
  return (
    <Card>
      <h2 className="text-lg">
        <Trans>If the video doesn’t work</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        <Trans>Call us and tell us which visit it’s for.</Trans>
      </p>
      <PhoneButton number={clinicPhone} variant="secondary" className="w-full" />
    </Card>
  );
}
