import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { wipeStores } from '../platform/wipe-stores.ts';
import { showStoredLocale } from '../session/preferences/choose-locale.ts';
import { mustWipe } from '../session/sign-out/must-wipe.ts';
import { queryClient } from '../session/records/query-client.ts';
import { session } from '../session/session.ts';
import { render } from './react-root.tsx';
import { routes } from './routes.tsx';

/** Whatever a page needs comes first. */
const followsAfterMs = 2000;

const router = createBrowserRouter(routes);

session.store.subscribe((state, before) => {
  const isKnownAgain = state.status !== before.status && state.status !== 'unknown';
  if (isKnownAgain && router.state.initialized) void askAgain();
  const isGone = before.user !== undefined && before.user.id !== state.user?.id;
  if (isGone) void forgetAnswers();
  if (state.status === 'in' && before.status !== 'in')
    setTimeout(() => void follow(before.status === 'out'), followsAfterMs);
  if (mustWipe(state, before)) wipeStores();
});

window.addEventListener('online', () => {
  if (session.store.getState().status === 'unknown') void session.restore();
});

export async function open(): Promise<void> {
  await showStoredLocale();
  render(<RouterProvider router={router} />);
}

/** Takes over from a page without a router, which stays in view until the other page is ready. */
export async function openAt(path: string): Promise<void> {
  await router.navigate(path);
  render(<RouterProvider router={router} />);
  window.scrollTo(0, 0);
}

/** An error page stays through a fast revalidation (its boundary must see it begin), but not through a navigation. */
async function askAgain() {
  const { errors, location, navigation } = router.state;
  // The end of a sign-in leads on by itself; asked again, it would find its answer used.
  if (navigation.location?.pathname === '/callback') return;
  await (errors ? router.navigate(location, { replace: true }) : router.revalidate());
}

async function follow(hasJustSignedIn: boolean) {
  const { followRecord } = await import('./follow-record.ts');
  followRecord(hasJustSignedIn);
}

/** Nothing of the patient who was here stays. Another one who came in by another tab is told so, on a page of their own. */
async function forgetAnswers() {
  queryClient.clear();
  if (session.store.getState().status !== 'in') return;
  if (router.state.navigation.location?.pathname === '/callback') return router.revalidate();
  session.notify('other-person');
  await router.navigate('/dashboard', { replace: true });
}
