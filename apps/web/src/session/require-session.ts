import { redirect } from 'react-router';
import { decideAccess } from './access.ts';
import { appLock } from './app-lock/app-lock.ts';
import { prepare } from './prepare.ts';
import { session } from './session.ts';
import { UnreachableError } from './session-errors.ts';
import { keepWantedPage } from './sign-in/wanted-page.ts';

/** Runs before every protected loader. Who has yet to sign in, or to be recognised, is brought to this page afterwards. */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  await prepare();
  const { status, ended, alert } = session.store.getState();
  const { pathname, search } = new URL(request.url);
  if (appLock.getState().isLocked && status === 'unknown') {
    keepWantedPage(`${pathname}${search}`);
    throw redirect('/get-started');
  }
  const decision = decideAccess(status);
  if (decision === 'go-home') {
    if (ended !== 'signed-out') {
      keepWantedPage(`${pathname}${search}`);
      if (!alert && pathname !== '/dashboard') session.notify('log-in-first');
    }
    throw redirect('/');
  }
  if (decision === 'wait') throw new UnreachableError();
}
