import { lazy, Suspense } from 'react';

/** Only where something failed; where it cannot be loaded, the page stands without it. */
const OfflineCopyLink = lazy(() =>
  import('../features/offline/offline-copy-link.tsx').catch(() => ({ default: () => null })),
);

/** The way to what this device keeps, if it keeps anything. */
export function OfflineCopyWay() {
  return (
    <Suspense>
      <OfflineCopyLink />
    </Suspense>
  );
}
