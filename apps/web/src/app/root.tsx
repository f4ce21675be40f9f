import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Arrival } from './arrival.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** Nobody waits for it: it comes after the page, and where it cannot be loaded the page stands. */
const Toasts = lazy(() => import('./toasts.tsx').catch(() => ({ default: () => <></> })));

export function Root() {
  const { t } = useLingui();
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-4 z-500 rounded-sm bg-surface px-5 py-3 text-link shadow-md focus:top-3"
      >
        {t`Skip to content`}
      </a>
      <ProgressBar />
      <Arrival />
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
