import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/session.ts';
import { LinkButton } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';

/** What a copy is not; or, with a network, the way to what is no copy. */
export function CopyRemark() {
  const { t } = useLingui();
  const { status } = useSession();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (status !== 'in' || !isOnline)
    return (
      <Callout kind="info">
        <p>
          <Trans>
            This is a copy. Anything newer isn’t in it. To book, move or cancel a visit, you need the
            internet.
          </Trans>
        </p>
      </Callout>
    );
  return (
    <Callout kind="success">
      <div className="grid justify-items-start gap-2.5">
        <p>
          <Trans>You’re online. What you mark here goes straight to your record.</Trans>
        </p>
        <LinkButton size="sm" variant="secondary" to="/dashboard">
          {t`Open the portal`}
        </LinkButton>
      </div>
    </Callout>
  );
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
