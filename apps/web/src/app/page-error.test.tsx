import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageError } from './page-error.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const routes = [
  { path: '/page', Component: () => <p>The page</p>, ErrorBoundary: PageError },
  {
    path: '/broken',
    Component: () => <p>The page</p>,
    ErrorBoundary: PageError,
    loader: () => {
      throw new Error('planted');
    },
  },
  {
    path: '/gone',
    Component: () => <p>The page</p>,
    ErrorBoundary: PageError,
    loader: () => {
      throw data(null, { status: 404 });
    },
  },
];

async function show(path: string, method: 'GET' | 'POST'): Promise<string> {
  const handler = createStaticHandler(routes);
  const request = new Request(`http://portal.example${path}`, { method });
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error(`${path} was answered with a response.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nProvider>,
  );
  return new Response(prelude).text();
}

test.each([
  ['/page', 'GET', 'The page'],
  ['/page', 'POST', '405 ERROR'],
  ['/gone', 'GET', '404 ERROR'],
  ['/broken', 'GET', 'Error occurred'],
] as const)('%s, %s: %s', async (path, method, said) => {
  const page = await show(path, method);
  expect(page).toContain(said);
  if (said !== 'The page') expect(page).toContain('Back to Home');
});
