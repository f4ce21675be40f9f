import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { captureAnswer } from '../session/authorization-answer.ts';
import { session } from '../session/session.ts';
import '../ui/theme.css';
import { routes } from './routes.tsx';

captureAnswer();

const router = createBrowserRouter(routes);

session.store.subscribe((state, before) => {
  const isKnownAgain = state.status !== before.status && state.status !== 'unknown';
  if (isKnownAgain && router.state.initialized) void askAgain();
  if (before.user && before.user.id !== state.user?.id) void forgetAnswers();
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
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
