import { Outlet } from 'react-router';
import { Navbar } from './navbar.tsx';

/** The landing brings its own phone header and footer. */
export function PublicChrome() {
  return (
    <>
      <Navbar />
      <Outlet />
    </>
  );
}
