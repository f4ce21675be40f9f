import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { OfflineBanner } from './offline-banner.tsx';

/** Nobody waits for it: it comes after the page, and where it cannot be loaded the page stands. */
const Toasts = lazy(() => import('./toasts.tsx').catch(() => ({ default: () => <></> })));

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <a
        href="#main"
        className="fixed -top-20 left-4 z-500 rounded-sm bg-surface px-5 py-3 text-link shadow-md focus:top-3"
      >
        {t`Skip to content`}
      </a>
      <OfflineBanner />
      {children}
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}
