import { Trans } from '@lingui/react/macro';
import { getClinicName, getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { Card } from '@portal/ui/card.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

/** Whom to tell what stands in one's way; a clinic that names neither number nor address has a desk. */
export function TellTheClinic() {
  const clinicName = getClinicName(useLanguage());
  const { clinicPhone, clinicEmail } = getPortalConfig();
  return (
    <div className="container-page pb-5 sm:pb-8">
      <Card aria-labelledby="tell-the-clinic" className="grid max-w-180 gap-2">
        <h2 id="tell-the-clinic" className="text-lg">
          <Trans>Tell us</Trans>
        </h2>
        {clinicPhone && (
          <p>
            <Trans>
              Call <PhoneLink number={clinicPhone} />
            </Trans>
          </p>
        )}
        {clinicEmail && (
          <p>
            <Trans>
              Write to{' '}
              <a href={`mailto:${clinicEmail}`} className="font-bold wrap-anywhere text-link underline">
                {clinicEmail}
              </a>
            </Trans>
          </p>
        )}
        {!clinicPhone && !clinicEmail && (
          <p>
            <Trans>Ask at the front desk of {clinicName}.</Trans>
          </p>
        )}
      </Card>
    </div>
  );
}
