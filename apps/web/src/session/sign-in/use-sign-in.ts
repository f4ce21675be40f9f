import { useGoTo } from '@portal/ui/go-to.ts';
import type { SignInPurpose } from './pending-sign-in.ts';
import { startSignIn } from './start-sign-in.ts';

/** Login and Register start the same flow, at the identity server's page of that name. */
export function useSignIn(purpose: SignInPurpose = 'sign-in'): () => void {
  const goTo = useGoTo();
  return () => startSignIn(() => goTo('/callback'), purpose);
}
