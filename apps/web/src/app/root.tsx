import { useLingui } from '@lingui/react/macro';
import { Outlet, ScrollRestoration } from 'react-router';
import { Arrival } from './arrival.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ProgressBar } from './progress-bar.tsx';

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
      <NoticeBar />
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
