import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { getClinicName } from '../../http/portal-config.ts';
import { SetupStep } from './setup-step.tsx';

/** For an account that is in use, and has no record of the hospital. */
export function ConnectOffer({ isSecond }: { isSecond: boolean }) {
  const { t } = useLingui();
  const clinic = getClinicName(useLanguage());
  return (
    <Card aria-labelledby="connect">
      <SetupStep
        icon={Link2}
        hue="blue"
        to="/connect-record"
        title={
          <h2 id="connect" className="text-md">
            <Trans>Your hospital record isn’t here yet</Trans>
          </h2>
        }
        text={t`Been to ${clinic} before? Your visits, results and bills can come here.`}
        action={t`Connect my hospital record`}
        isPrimary={!isSecond}
      />
    </Card>
  );
}
