import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadStrings } from '../i18n/strings.ts';
import { findLaunchLink, leaveApp, listenToApp } from '../platform/app-events.ts';
import { serverOrigin } from '../platform/native.ts';
import { hideFromAppSwitcher } from '../platform/privacy-screen.ts';
import { showStatusBar } from '../platform/status-bar.ts';
import { closeSystemBrowser } from '../platform/system-browser.ts';
import { appLock, noteHidden, noteShown } from '../session/app-lock/app-lock.ts';
import { keepAnswer } from '../session/sign-in/authorization-answer.ts';
import { findLinkTarget } from './native-links.ts';
import { usePageHandle } from './page-handle.ts';
import { hidesPhoneChrome } from './phone-chrome.ts';
import { useBack } from './use-back.ts';
import { usePhoneFiles } from './use-phone-files.ts';
import { usePhoneNotifications } from './use-phone-notifications.ts';

const BiometricGate = lazy(async () => {
  const gate = import('../features/get-started/biometric-gate.tsx');
  await loadStrings('features/get-started');
  return gate;
});

/** Where the back button leaves the app instead of going back in it. */
const firstPages = new Set(['/', '/get-started', '/dashboard']);

/** What the portal does because it runs as an app on a phone. */
export default function NativeShell() {
  const navigate = useNavigate();
  const location = useLocation();
  const goBack = useBack(usePageHandle()?.back);
  const isChat = hidesPhoneChrome(location);
  usePhoneFiles();
  usePhoneNotifications();

  const onBack = useEffectEvent(() => {
    if (closeWhatIsOpen()) return;
    // By the browser's address: the router's is the old one until the page before is drawn, and a second press would go past it.
    if (appLock.getState().isLocked || firstPages.has(window.location.pathname)) void leaveApp();
    else goBack();
  });

  const onLink = useEffectEvent((url: string) => {
    const target = findLinkTarget(url, serverOrigin());
    if (!target) return;
    if ('answer' in target) {
      void closeSystemBrowser();
      keepAnswer(target.answer);
    }
    void navigate('answer' in target ? '/callback' : target.to);
  });

  useEffect(() => {
    void hideFromAppSwitcher();
    void findLaunchLink().then((url) => url !== undefined && onLink(url));
    return listenToApp({
      onBack: () => onBack(),
      onLink: (url) => onLink(url),
      onHidden: () => noteHidden(Date.now()),
      onShown: () => noteShown(Date.now()),
    });
  }, []);

  useEffect(() => {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    void showStatusBar(!isChat ? 'brand' : isDark ? 'dark-chat' : 'chat');
  }, [isChat]);

  return (
    <Suspense>
      <BiometricGate />
    </Suspense>
  );
}

/** A sheet, a menu or a list that stands over the page goes first, as it does with Escape. */
function closeWhatIsOpen(): boolean {
  if (appLock.getState().isLocked) return false;
  const open = document.querySelector(
    '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  );
  if (!open) return false;
  const target = open.contains(document.activeElement) ? document.activeElement : open;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return true;
}
