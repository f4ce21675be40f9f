import { Navigate, Outlet, useNavigation } from 'react-router';
import { isNative } from '../platform/native.ts';
import { useSession } from '../session/session.ts';
import { Navbar } from './navbar.tsx';

/**
 * The landing brings its own phone header and footer. It is for visitors of the website: who is signed in goes to the
 * dashboard, and the app begins with its own first screen. No loader says so: one would keep the browser from finding a
 * visitor's place on the page again.
 */
export function PublicChrome() {
  const { status } = useSession();
  const isOnTheWay = useNavigation().state !== 'idle';
  if (isNative()) return <Navigate to="/get-started" replace />;
  // A sign-in that ends here leads to the page that was wanted.
  if (status !== 'out' && !isOnTheWay) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <Navbar />
      <Outlet />
    </>
  );
}
