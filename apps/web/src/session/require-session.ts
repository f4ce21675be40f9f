import { redirect } from 'react-router';
import { decideAccess } from './access.ts';
import { prepare } from './prepare.ts';
import { session } from './session.ts';
import { UnreachableError } from './session-errors.ts';

/** Runs before every protected loader. */
export async function requireSession(): Promise<void> {
  await prepare();
  const decision = decideAccess(session.store.getState().status);
  if (decision === 'go-home') throw redirect('/');
  if (decision === 'wait') throw new UnreachableError();
}
