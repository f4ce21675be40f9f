import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { isNative } from '../platform/native.ts';
import { Navbar } from './navbar.tsx';

/**
 * The landing brings its own phone header and footer. It is for visitors of the website; the app begins with its own first
 * screen. No loader says so: one would keep the browser from finding a visitor's place on the page again.
 */
export function PublicChrome() {
  const navigate = useNavigate();
  useEffect(() => {
    if (isNative()) void navigate('/get-started', { replace: true });
  }, [navigate]);
  if (isNative()) return null;
  return (
    <>
      <Navbar />
      <Outlet />
    </>
  );
}
