import { redirect } from 'react-router';
import { decideAccess } from './access.ts';
import { appLock, keepWantedPage } from './app-lock.ts';
import { prepare } from './prepare.ts';
import { session } from './session.ts';
import { UnreachableError } from './session-errors.ts';

/** Runs before every protected loader. Who is yet to be recognised waits where the gate stands. */
export async function requireSession({ request }: { request: Request }): Promise<void> {
  await prepare();
  if (appLock.getState().isLocked && session.store.getState().status === 'unknown') {
    const { pathname, search } = new URL(request.url);
    keepWantedPage(`${pathname}${search}`);
    throw redirect('/get-started');
  }
  const decision = decideAccess(session.store.getState().status);
  if (decision === 'go-home') throw redirect('/');
  if (decision === 'wait') throw new UnreachableError();
}
