import { Outlet, useMatches } from 'react-router';
import { useSession } from '../session/session.ts';
import { classNames } from '../ui/class-names.ts';
import { AppBar } from './app-bar.tsx';
import { Navbar } from './navbar.tsx';
import type { PageHandle } from './page-handle.ts';
import { SlimFooter } from './slim-footer.tsx';
import { TabBar } from './tab-bar.tsx';

export function Component() {
  const { status } = useSession();
  const handle = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const isHome = handle.title === undefined;
  const hasTabBar = status !== 'out';

  return (
    <>
      <AppBar handle={handle} />
      <Navbar />
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'w-full flex-[1_0_auto]',
          !isHome && 'relative z-1 max-sm:-mt-px max-sm:rounded-t-xl max-sm:bg-ground',
          hasTabBar && 'max-sm:pb-20',
        )}
      >
        <Outlet />
      </main>
      <SlimFooter />
      {hasTabBar && <TabBar />}
    </>
  );
}
