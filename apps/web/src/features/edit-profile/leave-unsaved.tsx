import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { session } from '../../session/session.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';

/** Asks before what was typed is lost: by a link, by Back, or by closing the page. Who has signed out is let go. */
export function LeaveUnsaved({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      session.store.getState().status !== 'out' &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return (
    <Modal
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t`Leave without saving?`}
      width="narrow"
      isAlert
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t`Leave this page`}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t`Keep editing`}</Button>
        </>
      }
    >
      <p>{t`Your changes aren’t saved yet. If you leave, you’ll lose them.`}</p>
    </Modal>
  );
}
