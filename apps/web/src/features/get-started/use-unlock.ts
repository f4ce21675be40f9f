import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useGoTo } from '@portal/ui/go-to.ts';
import { BiometryRefused } from '../../platform/biometrics.ts';
import { useAppLock } from '../../session/app-lock/app-lock.ts';
import { isSessionHeld, unlock, unlockByPin } from '../../session/app-lock/unlock.ts';
import { takeWantedPage } from '../../session/sign-in/wanted-page.ts';
import { toastQueue, type ToastKind } from '@portal/ui/toast-queue.ts';

/** Asks the phone who holds it and says what came of it; nothing is said to whoever cancels. */
export function useUnlock() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { isLocked } = useAppLock();
  const [isAsking, setAsking] = useState(false);
  const [hasPin, setHasPin] = useState(false);
  const said = useRef<number>(undefined);
  const strings = { reason: t`Open your health records`, cancel: t`Cancel` };

  useEffect(() => {
    if (isLocked) void isSessionHeld().then(setHasPin);
  }, [isLocked]);

  async function ask(how: typeof unlock) {
    setAsking(true);
    try {
      const outcome = await how(strings);
      if (outcome === 'gone') {
        fail(t`The fingerprints or faces on this phone have changed. Please log in again.`);
        return;
      }
      say('success', t`Success`, t`Biometric authentication successful`);
      const wanted = takeWantedPage();
      if (wanted !== undefined) goTo(wanted);
    } catch (error) {
      if (!(error instanceof BiometryRefused)) {
        fail(t`An unknown error occurred during authentication`);
        return;
      }
      if (error.code === 'biometryLockout') setHasPin(true);
      const { message } = error;
      if (error.code !== 'userCancel') fail(t`Biometric authentication failed: ${message}`);
    } finally {
      setAsking(false);
    }
  }

  function fail(message: string) {
    say('error', t`Biometric Login`, message);
  }

  /** One at a time: each try makes what was said of the one before old. */
  function say(kind: ToastKind, heading: string, message: string) {
    if (said.current !== undefined) toastQueue.close(said.current);
    said.current = toastQueue.show({ kind, heading, message });
  }

  return {
    isAsking,
    hasPin,
    byBiometry: () => void ask(unlock),
    byPin: () => void ask(unlockByPin),
  };
}
