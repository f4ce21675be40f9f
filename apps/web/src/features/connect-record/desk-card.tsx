import { Trans } from '@lingui/react/macro';
import { Clock, ConciergeBell, MapPin } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { IconText } from '@portal/ui/icon-text.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { findClinicAddress, findDeskHours, getPortalConfig } from '../../http/portal-config.ts';

/** Who helps where it doesn't work here, where and when. `isForCode`: why no code may come, for anybody alike. */
export function DeskCard({ isForCode }: { isForCode: boolean }) {
  const language = useLanguage();
  const { clinicPhone } = getPortalConfig();
  const [address, hours] = [findClinicAddress(language), findDeskHours(language)];
  return (
    <Card aria-labelledby="desk" className="grid gap-4">
      <div className="flex items-start gap-3.5">
        <Tile icon={ConciergeBell} hue="amber" />
        <div className="grid min-w-0 gap-2">
          <h2 id="desk" className="text-lg">
            {isForCode ? <Trans>No code?</Trans> : <Trans>No slip yet?</Trans>}
          </h2>
          {isForCode && (
            <p className="text-pretty">
              <Trans>None is sent if the hospital has no mobile number for you.</Trans>{' '}
              <Trans>None either if other adults have the same number, or you’re under 16.</Trans>
            </p>
          )}
          <p className="text-pretty text-muted">
            <Trans>Ask at the registration desk of the hospital. Bring a photo ID.</Trans>
          </p>
          {address !== undefined && <IconText icon={MapPin}>{address}</IconText>}
          {hours !== undefined && <IconText icon={Clock}>{hours}</IconText>}
        </div>
      </div>
      {clinicPhone !== undefined && <PhoneButton number={clinicPhone} variant="secondary" />}
    </Card>
  );
}
