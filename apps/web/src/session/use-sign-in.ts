import { useGoTo } from '../platform/go-to.ts';
import { startSignIn } from './start-sign-in.ts';

/** Login and Register start the same flow. */
export function useSignIn(): () => void {
  const goTo = useGoTo();
  return () => startSignIn(() => goTo('/callback'));
}
