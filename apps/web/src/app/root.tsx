import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { NoticeBar } from './notice-bar.tsx';

export function Root() {
  useFocusOnArrival();
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-4 z-500 rounded-sm bg-surface px-5 py-3 text-link shadow-md focus:top-3"
      >
        Skip to content
      </a>
      <NoticeBar />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A screen reader follows the patient to the next page; the first page starts at its top. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}
