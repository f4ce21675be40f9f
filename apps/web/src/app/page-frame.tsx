import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { isNative } from '../platform/native.ts';
import { OfflineBanner } from './offline-banner.tsx';

/** Nobody waits for it: it comes after the page, and where it cannot be loaded the page stands. */
const Toasts = lazy(() => import('./toasts.tsx').catch(() => ({ default: () => <></> })));

/** The page, and what it asks for, come first. */
const followsAfterMs = 4000;
const canFollow = import.meta.env.MODE === 'production' && !isNative();

/** What stands around every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  useEffect(() => {
    if (canFollow) setTimeout(() => void follow().catch(() => undefined), followsAfterMs);
  }, []);
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

async function follow(): Promise<void> {
  const { followVersions } = await import('./follow-versions.ts');
  await followVersions();
}
