import { useCallback } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { GoTo } from '../platform/go-to.ts';
import { Arrival } from './arrival.tsx';
import { PageFrame } from './page-frame.tsx';
import { ProgressBar } from './progress-bar.tsx';

export function Root() {
  const navigate = useNavigate();
  const goTo = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <GoTo value={goTo}>
      <PageFrame>
        <ProgressBar />
        <Arrival />
        <Outlet />
        <ScrollRestoration />
      </PageFrame>
    </GoTo>
  );
}
