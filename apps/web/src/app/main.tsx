import { isNative } from '../platform/native.ts';
import { findLocalStorage } from '../platform/storage.ts';
import { captureAnswer } from '../session/authorization-answer.ts';
import { readStoredRoot } from '../session/root-store.ts';
import '../ui/theme.css';

captureAnswer();
start().catch((error: unknown) => {
  reportError(error);
  window.dispatchEvent(new Event('portal-failed'));
});

/** A visitor at the landing does without the router, and all that stands behind it, until the first step further. The app has none. */
async function start(): Promise<void> {
  const { auth } = await readStoredRoot(findLocalStorage());
  const isVisit = window.location.pathname === '/' && !auth.isAuthenticated && !isNative();
  const { open } = await (isVisit ? import('./visitor-landing.tsx') : import('./portal.tsx'));
  await open();
}
