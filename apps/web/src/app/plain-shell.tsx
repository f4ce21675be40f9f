import { Outlet } from 'react-router';
import { IdleLimit } from './idle-limit.tsx';

/** For a page behind the sign-in that has the whole screen. */
export function PlainShell() {
  return (
    <>
      <Outlet />
      <IdleLimit />
    </>
  );
}
