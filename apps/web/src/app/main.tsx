import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { wipePrivateStore } from '../platform/wipe-private-store.ts';
import { captureAnswer } from '../session/authorization-answer.ts';
import { showStoredLocale } from '../session/choose-locale.ts';
import { session } from '../session/session.ts';
import '../ui/theme.css';
import { routes } from './routes.tsx';

captureAnswer();

const words = showStoredLocale();
const router = createBrowserRouter(routes);

session.store.subscribe((state, before) => {
  const isKnownAgain = state.status !== before.status && state.status !== 'unknown';
  if (isKnownAgain && router.state.initialized) void askAgain();
  const isGone = before.user !== undefined && before.user.id !== state.user?.id;
  if (isGone) void forgetAnswers();
  if (isGone || (state.status === 'out' && before.status !== 'out')) wipePrivateStore();
});

window.addEventListener('online', () => {
  if (session.store.getState().status === 'unknown') void session.restore();
});

/** An error page stays through a fast revalidation (its boundary must see it begin), but not through a navigation. */
async function askAgain() {
  const { errors, location } = router.state;
  await (errors ? router.navigate(location, { replace: true }) : router.revalidate());
}

async function forgetAnswers() {
  const { queryClient } = await import('../session/query-client.ts');
  queryClient.clear();
  if (session.store.getState().status === 'in') await router.revalidate();
}

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no element with the id root.');
const root = createRoot(container, { onUncaughtError: giveUp });
words.then(
  () =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </StrictMode>,
    ),
  giveUp,
);

/** Without words, or with an error that no page caught, the page of public/theme.js is shown. */
function giveUp() {
  window.dispatchEvent(new Event('portal-failed'));
}
