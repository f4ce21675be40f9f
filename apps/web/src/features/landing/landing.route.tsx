import { lazy, Suspense } from 'react';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';

/** Below what is seen first. */
const FeatureGrid = lazy(() => import('./feature-grid.tsx').catch(() => ({ default: () => <></> })));

export function Component() {
  return (
    <>
      <main id="main" tabIndex={-1} className="w-full flex-[1_0_auto]">
        <Hero />
        <Suspense fallback={<div className="min-h-160" />}>
          <FeatureGrid />
        </Suspense>
      </main>
      <LandingFooter />
    </>
  );
}
