import { isNative } from '../platform/native.ts';
import { findLocalStorage } from '../platform/storage.ts';
import { guardSinks } from '../platform/trusted-types.ts';
import { captureAnswer } from '../session/sign-in/authorization-answer.ts';
import { refreshEarly } from '../session/refresh/early-refresh.ts';
import { readStoredRoot } from '../session/root-store.ts';
import { fetchAhead } from './page-ahead.ts';
import '@portal/ui/theme.css';

guardSinks(window as Parameters<typeof guardSinks>[0]);
captureAnswer();
start().catch((error: unknown) => {
  reportError(error);
  window.dispatchEvent(new Event('portal-failed'));
});

/**
 * A visitor at the landing does without the router, and all that stands behind it, until the first step further. Who is
 * signed in finds the dashboard there. The app has neither.
 */
async function start(): Promise<void> {
  const { auth, locale } = await readStoredRoot(findLocalStorage());
  const isHome = window.location.pathname === '/' && !isNative();
  const isVisit = isHome && !auth.isAuthenticated;
  // Two statements: in one expression the build would fetch for both what the second needs.
  if (isVisit) {
    const landing = await import('./visitor-landing.tsx');
    return landing.open();
  }
  if (isHome) window.history.replaceState(null, '', '/dashboard');
  if (auth.isAuthenticated && !isNative()) refreshEarly();
  fetchAhead(window.location.pathname, locale);
  const portal = await import('./portal.tsx');
  return portal.open();
}
