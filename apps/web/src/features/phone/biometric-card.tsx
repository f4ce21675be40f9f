import { Trans, useLingui } from '@lingui/react/macro';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { BiometryRefused } from '../../platform/biometrics.ts';
import { useGoTo } from '@portal/ui/go-to.ts';
import { useAppLock } from '../../session/app-lock/app-lock.ts';
import { enableBiometrics } from '../../session/app-lock/unlock.ts';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';

/** In the phone app only, and until biometric login is on. */
export function BiometricCard() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { isEnabled } = useAppLock();
  const [alert, setAlert] = useState('');
  const [isAsking, setAsking] = useState(false);

  async function enable() {
    setAsking(true);
    try {
      const missing = await enableBiometrics({ reason: t`Turn on biometric login`, cancel: t`Cancel` });
      if (missing) {
        const reason = missing.reason;
        const isEmpty = missing.code === 'biometryNotEnrolled';
        setAlert(
          isEmpty
            ? t`No biometrics are enrolled. Please set up biometrics on your device and try again.`
            : t`Biometry is not available: ${reason}`,
        );
        return;
      }
      toastQueue.show({ kind: 'success', heading: t`Success`, message: t`Biometric enabled successfully.` });
      goTo('/get-started');
    } catch (error) {
      if (error instanceof BiometryRefused && error.code === 'userCancel') return;
      const message = error instanceof BiometryRefused ? error.message : '';
      if (message !== '') setAlert(t`Authentication failed: ${message}`);
      else
        toastQueue.show({
          kind: 'error',
          heading: t`Biometric Login`,
          message: t`An unknown error occurred during authentication`,
        });
    } finally {
      setAsking(false);
    }
  }

  const close = () => setAlert('');
  if (isEnabled) return null;
  return (
    <Card aria-labelledby="biometric-login" className="flex flex-wrap items-center gap-x-3.5 gap-y-4">
      <Tile icon={Fingerprint} hue="green" />
      <div className="min-w-0 flex-1">
        <h2 id="biometric-login" className="text-lg">
          <Trans>Biometric Login</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>Open the app with your fingerprint or face.</Trans>
        </p>
      </div>
      <Button variant="soft" disabled={isAsking} onClick={() => void enable()} className="w-full">
        <Trans>Enable</Trans>
      </Button>
      <Modal
        isOpen={alert !== ''}
        onClose={close}
        title={<Trans>Biometric Login</Trans>}
        width="narrow"
        isAlert
        footer={
          <Button onClick={close}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <p>{alert}</p>
      </Modal>
    </Card>
  );
}
