import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { LandingFooter } from './landing-footer.tsx';

export function Component() {
  return (
    <>
      <main id="main" tabIndex={-1} className="w-full flex-[1_0_auto]">
        <Hero />
        <FeatureGrid />
      </main>
      <LandingFooter />
    </>
  );
}
