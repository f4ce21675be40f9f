import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { health, useHealth } from '../../session/health/health.ts';
import { session } from '../../session/session.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Card } from '@portal/ui/card.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

/** The patient's consent. It is given on the phone that counts, and can be ended anywhere. */
export function SharingCard({ sharedSince }: { sharedSince: string | undefined }) {
  const { t } = useLingui();
  const view = useClinicView();
  const { revalidate } = useRevalidator();
  const { isAllDataAuthorized } = useHealth();
  const [isWaiting, setWaiting] = useState(false);
  if (sharedSince === undefined && !isAllDataAuthorized) return null;
  const since = sharedSince && formatDate(new Date(sharedSince), view);

  async function change() {
    setWaiting(true);
    try {
      await (since ? health.withdraw() : health.agree(session.store.getState().user?.id ?? ''));
      await revalidate();
    } catch {
      toastQueue.show({
        kind: 'error',
        heading: t`Share with your doctor`,
        message: t`We couldn’t save this. Check your connection and try again.`,
      });
    } finally {
      setWaiting(false);
    }
  }

  return (
    <Card aria-labelledby="sharing" className="flex items-start gap-3.5 sm:items-center">
      <Tile icon={Stethoscope} hue="blue" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id="sharing" className="text-md">
            {since ? <Trans>Shared with your doctor</Trans> : <Trans>Share with your doctor</Trans>}
          </h2>
          <p className="text-sm text-muted">
            {since ? (
              <Trans>
                You’ve shared daily totals with your doctor since {since}. If you stop, nothing more is added.
                What’s there stays.
              </Trans>
            ) : (
              <Trans>
                Share daily totals with your doctor, from today. They’re added to your record. You can stop at
                any time.
              </Trans>
            )}
          </p>
        </div>
        <WaitingButton
          variant={since ? 'secondary' : 'primary'}
          size="sm"
          isWaiting={isWaiting}
          onClick={() => void change()}
        >
          {since ? <Trans>Stop sharing</Trans> : <Trans>Share daily totals</Trans>}
        </WaitingButton>
      </div>
    </Card>
  );
}
