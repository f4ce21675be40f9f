import { useRouteError } from 'react-router';
import { session } from '../session/session.ts';
import { UnreachableError } from '../session/session-errors.ts';
import { FullPageError } from './full-page-error.tsx';

/** Without a configuration nothing can be shown; with an unknown session the patient waits, and is not signed out. */
export function RootError() {
  if (useRouteError() instanceof UnreachableError) {
    return (
      <FullPageError title="You seem to be offline" tryAgain={() => session.restore()}>
        We cannot reach the portal right now. You are still signed in. Check your connection and try again.
      </FullPageError>
    );
  }
  return (
    <FullPageError title="Error occurred" tryAgain={async () => window.location.reload()}>
      The portal could not be loaded. Check your connection and try again.
    </FullPageError>
  );
}
