import type { RouteObject } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { session } from '../session/session.ts';
import { routes } from './routes.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function fail(): never {
  throw new Error('planted');
}

/** The route table with another page in the place of one. */
const withPage = (table: RouteObject[], path: string, page: object): RouteObject[] =>
  table.map((route) => {
    const children = route.children && withPage(route.children, path, page);
    const changed = route.path === path ? { ...route, lazy: async () => page } : { ...route, children };
    return changed as RouteObject;
  });

const faults: [name: string, page: object][] = [
  ['a loader that throws', { loader: fail, Component: () => null }],
  ['a component that throws', { Component: fail }],
];

test.for(faults)('%s: the page says so and leads on', async ([, page]) => {
  const { screen } = await openPage('/help', undefined, {
    isSignedIn: false,
    routes: withPage(routes, 'help', page),
  });
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a configuration that cannot be read: a page with a way on', async () => {
  const { screen } = await openPage('/', undefined, {
    isSignedIn: false,
    routes: routes.map((route) => (route.id === 'root' ? { ...route, loader: fail } : route)),
  });
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Back to Home' })).toBeVisible();
});

test('a page that nobody touches asks, and goes on when somebody is there', async () => {
  const { router, screen } = await openPage('/dashboard');
  await expect.element(screen.getByText('Nothing to pay')).toBeVisible();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const interval = vi.spyOn(globalThis, 'setInterval');
  const watch = async () => {
    interval.mockClear();
    session.store.setState({ idleLimit: 30 * 60 });
    await expect.poll(() => interval.mock.calls.some(([, every]) => every === 5000)).toBe(true);
  };
  const question = screen.getByRole('dialog', { name: 'Are you still there?' });
  await watch();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(28.5 * 60_000);
  await expect.element(question).not.toBeInTheDocument();
  vi.advanceTimersByTime(60_000);
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'I’m still here' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(() => session.store.getState().idleLimit).toBeUndefined();
  await watch();
  vi.advanceTimersByTime(2 * 60_000);
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard');
});
