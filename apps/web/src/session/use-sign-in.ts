import { useNavigate } from 'react-router';
import { startSignIn } from './start-sign-in.ts';

/** Login and Register start the same flow. */
export function useSignIn(): () => void {
  const navigate = useNavigate();
  return () => startSignIn(() => void navigate('/callback'));
}
