import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../session/session.ts';
import { LinkButton } from '@portal/ui/button.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { PageHead } from '@portal/ui/page-head.tsx';
import { AppBar } from './app-bar.tsx';
import { IdleLimit } from './idle-limit.tsx';
import { Navbar } from './navbar.tsx';
import { usePageHandle, type PageHandle } from './page-handle.ts';
import { hidesPhoneChrome } from './phone-chrome.ts';
import { RecentSignIn } from './recent-sign-in.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';
import { SlimFooter } from './slim-footer.tsx';
import { TabBar } from './tab-bar.tsx';
import { useBack, useBackKey } from './use-back.ts';
import { useWaitingMessages } from './use-waiting-messages.ts';

export function PortalShell() {
  const { status } = useSession();
  const location = useLocation();
  const handle = usePageHandle();
  const goBack = useBack(handle?.back);
  useBackKey(goBack, handle !== undefined && !handle.isHome);
  useWaitingMessages(status === 'in');
  const hasPhoneChrome = !hidesPhoneChrome(location);
  const hasTabBar = status !== 'out' && hasPhoneChrome && !handle?.hasNoTabBar;

  return (
    <>
      {handle && hasPhoneChrome && <AppBar handle={handle} goBack={goBack} />}
      <Navbar />
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'w-full flex-[1_0_auto]',
          !handle?.isHome && 'relative z-1 pt-5 max-sm:-mt-px max-sm:rounded-t-xl max-sm:bg-ground sm:pt-8',
          hasTabBar && 'max-sm:pb-20',
        )}
      >
        {handle && !handle.isHome && !handle.hasOwnHeading && <Head handle={handle} />}
        <Outlet />
      </main>
      <SlimFooter />
      {hasTabBar && <TabBar />}
      <IdleLimit />
      <RecentSignIn />
      <SignOutQuestion />
    </>
  );
}

function Head({ handle }: { handle: PageHandle }) {
  const { title, parent, isPart, action } = handle;
  const { heading = (isPart && parent?.title) || title } = handle;
  const { t } = useLingui();
  const { status } = useSession();
  const home = { to: status === 'out' ? '/' : '/dashboard', title: t`Home` };
  const crumbs = parent ? [home, { to: parent.to, title: t(parent.title) }] : [home];
  return (
    <div className="container-page">
      <PageHead title={t(title)} heading={t(heading)} crumbs={crumbs}>
        {action && <LinkButton to={action.to}>{t(action.title)}</LinkButton>}
      </PageHead>
    </div>
  );
}
