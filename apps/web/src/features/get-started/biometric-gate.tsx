import { Trans, useLingui } from '@lingui/react/macro';
import { Fingerprint, KeyRound } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useAppLock } from '../../session/app-lock/app-lock.ts';
import { session, useSession } from '../../session/session.ts';
import { initialsOf } from '@portal/ui/avatar.tsx';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Ridge } from '@portal/ui/ridge.tsx';
import { useUnlock } from './use-unlock.ts';

/** Stands before everything until the phone knows who holds it; nothing shows behind it. */
export default function BiometricGate() {
  const { t } = useLingui();
  const { isLocked } = useAppLock();
  const { status, user } = useSession();
  const isClosed = isLocked && status !== 'out';
  const { isAsking, hasPin, byBiometry, byPin } = useUnlock();

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-locked', isClosed);
  }, [isClosed]);

  return (
    <ModalOverlay
      isOpen={isClosed}
      isKeyboardDismissDisabled
      className="on-brand bg-hero fixed inset-0 z-450 text-white"
    >
      <Modal className="h-full">
        <Dialog className="relative flex h-full flex-col overflow-auto pt-(--safe-top) outline-none sm:items-center sm:justify-center">
          <div className="relative grid flex-1 place-content-center justify-items-center gap-1.5 overflow-hidden px-6 pt-8 pb-24 text-center sm:w-full sm:flex-none sm:pb-8">
            <Ridge className="h-42!" />
            <Who name={user?.name} />
          </div>
          <div className="relative -mt-6 grid w-full flex-none justify-items-center gap-2 rounded-t-xl bg-surface px-6 pt-6 pb-[calc(20px+var(--safe-bottom))] text-center text-ink sm:mt-0 sm:max-w-105 sm:rounded-xl">
            <Heading slot="title" level={1} className="text-2xl">
              <Trans>Biometric Login</Trans>
            </Heading>
            <p className="max-w-[30ch] text-muted">
              <Trans>Touch the button, then the sensor, to open your health records.</Trans>
            </p>
            <button
              type="button"
              aria-label={t`Unlock with fingerprint`}
              disabled={isAsking}
              onClick={byBiometry}
              className="pressable my-5 grid size-28 place-items-center rounded-full bg-primary text-on-primary shadow-[0_0_0_14px_var(--color-primary-soft),0_0_0_15.5px_var(--color-primary-line)] disabled:opacity-70"
            >
              <Fingerprint size={60} strokeWidth={1.5} aria-hidden="true" />
            </button>
            {hasPin && (
              <Button variant="soft" disabled={isAsking} onClick={byPin} className="w-full">
                <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
                <Trans>Use the phone’s PIN</Trans>
              </Button>
            )}
            <Button variant="ghost" onClick={() => void session.signOut()} className="w-full">
              <Trans>Sign Out</Trans>
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The name is not kept on the phone: an app that was just started does not know it. */
function Who({ name }: { name: string | undefined }) {
  if (name === undefined) return <BrandMark size={84} look="inverse" />;
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-2 grid size-22 place-items-center rounded-full bg-white text-[30px] font-semibold text-paper-brand"
      >
        {initialsOf(name)}
      </span>
      <p className="text-on-brand-muted">
        <Trans>Namaste,</Trans>
      </p>
      <p className="text-2xl font-semibold tracking-title break-words">{name}</p>
    </>
  );
}
