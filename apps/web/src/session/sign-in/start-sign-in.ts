import { getPortalConfig } from '../../http/portal-config.ts';
import { languageTagOf } from '@portal/ui/i18n/locale.ts';
import { isNative } from '../../platform/native.ts';
import { openPopup } from '../../platform/popup.ts';
import type { SignInPurpose } from './pending-sign-in.ts';
import { rootStore, session } from '../session.ts';

/** Call it from a click: the popup (500 × 650) must open at once. Where popups are blocked, this page goes instead; in the app, the system's browser. */
export function startSignIn(
  onAnswered: () => void,
  purpose: SignInPurpose = 'sign-in',
  onFailed = () => session.notify('sign-in-not-started'),
): void {
  session.notify(undefined);
  if (isNative()) {
    signInByBrowser(purpose).catch(onFailed);
    return;
  }
  const popup = openPopup('portal-sign-in', 500, 650);
  sendToIdentityServer(popup, onAnswered, purpose).catch(() => {
    popup?.close();
    onFailed();
  });
}

/** The answer comes back to the app as a link. */
async function signInByBrowser(purpose: SignInPurpose): Promise<void> {
  const [{ prepareSignIn }, { openSystemBrowser }] = await Promise.all([
    import('./prepare-sign-in.ts'),
    import('../../platform/system-browser.ts'),
  ]);
  const language = languageTagOf(rootStore.getState().locale);
  const url = await prepareSignIn(getPortalConfig(), language, purpose);
  await openSystemBrowser(url.href);
}

async function sendToIdentityServer(
  popup: Window | undefined,
  onAnswered: () => void,
  purpose: SignInPurpose,
): Promise<void> {
  const { prepareSignIn } = await import('./prepare-sign-in.ts');
  const language = languageTagOf(rootStore.getState().locale);
  if (popup) {
    // The answer may come from another window, to which an e-mail's link has led; this one then waits for nothing.
    const finish = () => {
      popup.close();
      onAnswered();
    };
    popup.location.replace(await prepareSignIn(getPortalConfig(), language, purpose, finish));
  } else {
    window.location.assign(await prepareSignIn(getPortalConfig(), language, purpose));
  }
}
