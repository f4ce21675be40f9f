import { Trans, useLingui } from '@lingui/react/macro';
import { health } from '../../session/health/health.ts';
import { Button } from '@portal/ui/button.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';

/** To where the phone keeps what may be read. */
export function SettingsButton() {
  const { t } = useLingui();
  const open = () =>
    health.openSettings().catch(() =>
      toastQueue.show({
        kind: 'error',
        heading: t`Health settings`,
        message: t`We couldn’t open the health settings. Open them in your phone’s settings.`,
      }),
    );
  return (
    <Button variant="ghost" size="sm" className="-ml-3" onClick={() => void open()}>
      <Trans>Open health settings</Trans>
    </Button>
  );
}
