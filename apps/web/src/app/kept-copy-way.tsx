import { lazy, Suspense } from 'react';

/** Only where something failed; where it cannot be loaded, the page stands without it. */
const KeptCopyLink = lazy(() =>
  import('../features/offline/kept-copy-link.tsx').catch(() => ({ default: () => null })),
);

/** The way to what this device keeps, if it keeps anything. */
export function KeptCopyWay() {
  return (
    <Suspense>
      <KeptCopyLink />
    </Suspense>
  );
}
