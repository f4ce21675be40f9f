import { lazy, Suspense, useCallback } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { GoTo } from '@portal/ui/go-to.ts';
import { isNative } from '../platform/native.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { PageFrame } from './page-frame.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** Browsers do without it. */
const NativeShell = lazy(() => import('./native-shell.tsx'));

export function Root() {
  const navigate = useNavigate();
  const goTo = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <GoTo value={goTo}>
      <PageFrame>
        <ProgressBar />
        <RouteAnnouncer />
        <Outlet />
        {isNative() && (
          <Suspense>
            <NativeShell />
          </Suspense>
        )}
        <ScrollRestoration />
      </PageFrame>
    </GoTo>
  );
}
