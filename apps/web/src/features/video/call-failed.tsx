import { Trans } from '@lingui/react/macro';
import { getPortalConfig } from '../../http/portal-config.ts';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';

/** The meeting's script, its server or the line gave way. */
export function CallFailed({ onTryAgain, isTrying }: { onTryAgain: () => void; isTrying: boolean }) {
  const { clinicPhone } = getPortalConfig();
  return (
    <div className="container-page pb-6 sm:pb-14">
      <Card>
        <ErrorState onTryAgain={onTryAgain} isTrying={isTrying}>
          <p>
            <Trans>
              We can’t reach the video call. You still have your visit. Check your connection and try again.
            </Trans>
          </p>
          {clinicPhone && (
            <p className="mt-2">
              <Trans>
                If it doesn’t work, call the clinic: <PhoneLink number={clinicPhone} />
              </Trans>
            </p>
          )}
        </ErrorState>
      </Card>
    </div>
  );
}
