import { useLingui } from '@lingui/react/macro';
import { useRouteError } from 'react-router';
import { session } from '../session/session.ts';
import { UnreachableError } from '../session/session-errors.ts';
import { FullPageError } from './full-page-error.tsx';

/** Without a configuration nothing can be shown; with an unknown session the patient waits, and is not signed out. */
export function RootError() {
  const { t } = useLingui();
  if (useRouteError() instanceof UnreachableError) {
    return (
      <FullPageError
        title={t`You seem to be offline`}
        text={t`We can’t reach the portal right now. You’re still logged in. Check your connection and try again.`}
        tryAgain={() => session.restore()}
      />
    );
  }
  return (
    <FullPageError
      title={t`Error occurred`}
      text={t`The portal didn’t load. Check your connection and try again.`}
      tryAgain={async () => window.location.reload()}
    />
  );
}
