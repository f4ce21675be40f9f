import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../src/app/routes.tsx';
import type { Locale } from '@portal/ui/i18n/locale.ts';
import { showLanguage } from '../src/i18n/strings.ts';
import { chooseTheme } from '../src/platform/appearance.ts';
import { chooseDates, type DateChoice } from '@portal/ui/device/date-choice.ts';
import { privateStoreName } from '../src/platform/wipe-stores.ts';
import { prepare } from '../src/session/prepare.ts';
import { queryClient } from '../src/session/records/query-client.ts';
import { rootStore, session } from '../src/session/session.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { emulate } from './emulate.ts';
import { portalAnswersWith, type ApiAnswer, type PortalAnswer } from './fake-portal-api.ts';
import { answerWith, type Answer } from './fake-records-client.ts';
import '@portal/ui/theme.css';

type Circumstances = {
  locale?: Locale;
  isSignedIn?: boolean;
  /** The clock stands still at it. */
  now?: string | Date;
  /** Of the device. */
  zone?: string;
  /** Of the window. */
  width?: number;
  theme?: 'system' | 'light' | 'dark';
  dates?: DateChoice;
  /** What the portal's own endpoints answer. */
  portal?: PortalAnswer;
  /** The same, with the whole request, and whatever else is fetched. */
  api?: ApiAnswer;
  routes?: RouteObject[];
  /** What the page before has stored on the device is still there. */
  isReload?: boolean;
};

let shown: Root | undefined;

/** A patient opens a page of the real route table; the records client answers as the test says. */
export async function openPage(
  path: string,
  records: Answer = () => undefined,
  { isSignedIn = true, locale = 'en', portal = () => undefined, api, ...rest }: Circumstances = {},
) {
  const { now, zone, width = 390, theme = 'system', dates, routes: table = routes } = rest;
  shown?.unmount();
  // One page for all tests: where the last one had scrolled to, its header would lie over what this one looks at.
  window.scrollTo(0, 0);
  forgetPage();
  if (!rest.isReload) await wipeStore();
  if (now === undefined) vi.useRealTimers();
  else vi.setSystemTime(new Date(now));
  await emulate({ zone });
  await page.viewport(width, width < 640 ? 844 : 900);
  chooseTheme(theme);
  // As public/theme.js does, which a test's page is without.
  document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
  if (dates) chooseDates(dates);
  else delete document.documentElement.dataset['dates'];
  answerWith(records);
  portalAnswersWith(portal, api);
  rootStore.setState({ auth: { isAuthenticated: isSignedIn, mustRevoke: false }, locale });
  await prepare();
  session.store.setState({ status: isSignedIn ? 'unknown' : 'out' }, true);
  if (isSignedIn) await session.refresh();
  await showLanguage(locale);
  return show(table, path);
}

/** Somebody who is not signed in opens a page of the real route table. */
export const openPageSignedOut = (path: string, circumstances: Circumstances = {}) =>
  openPage(path, undefined, { ...circumstances, isSignedIn: false });

export function show(table: RouteObject[], path: string) {
  queryClient.clear();
  // The page that the browser loaded: no navigation, after which the focus would go to the heading.
  const load = { name: new URL(path, location.origin).href } as PerformanceEntry;
  const entries = Performance.prototype.getEntriesByType.bind(performance);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [load] : entries(type),
  );
  const router = createMemoryRouter(table, { initialEntries: [path] });
  shown?.unmount();
  document.body.replaceChildren(document.createElement('div'));
  shown = createRoot(document.body.firstElementChild as Element);
  shown.render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, screen: page, address };
}

/** What the page before left in memory. */
function forgetPage() {
  queryClient.clear();
  for (const { id } of toastQueue.read()) toastQueue.close(id);
  session.store.setState({ status: 'out' }, true);
  session.store.setState({ status: 'unknown' }, true);
}

async function wipeStore() {
  await new Promise((resolve) => {
    const wiped = indexedDB.deleteDatabase(privateStoreName);
    for (const end of ['success', 'error', 'blocked']) wiped.addEventListener(end, resolve);
  });
}
