import type { RouteObject } from 'react-router';
import { requireSession } from '../session/require-session.ts';
import { prepare } from '../session/prepare.ts';
import { PublicChrome } from './public-chrome.tsx';
import { Root } from './root.tsx';
import { RootError } from './root-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { Splash } from './splash.tsx';

const portalShell = () => import('./portal-shell.tsx');
const landing = () => import('../features/landing/landing.route.tsx');
const getStarted = () => import('../features/get-started/get-started.route.tsx');
const callback = () => import('../features/sign-in/callback.route.tsx');
const dashboard = () => import('../features/dashboard/dashboard.route.tsx');
const menu = () => import('../features/menu/menu.route.tsx');
const help = () => import('../features/help/help.route.tsx');
const terms = () => import('../features/legal/terms.route.tsx');
const privacy = () => import('../features/legal/privacy.route.tsx');
const notFound = () => import('../features/not-found/not-found.route.tsx');
const pageError = () => import('./page-error.tsx');
const comingSoon = () => import('./coming-soon.tsx');

const page = (path: string, title: string, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({
  path,
  lazy,
  handle: { title } satisfies PageHandle,
});

const publicPages = [
  page('help', 'Help', help),
  page('terms', 'Terms', terms),
  page('privacy', 'Privacy', privacy),
  {
    path: '*',
    lazy: notFound,
    handle: { title: 'Page Not Found', hasOwnHeading: true } satisfies PageHandle,
  },
];

const protectedPages = [
  { path: 'dashboard', lazy: dashboard, handle: {} satisfies PageHandle },
  page('services', 'Services', comingSoon),
  page('appointments', 'Schedule Appointment', comingSoon),
  page('appointments/choose-specialty', 'Choose Specialty', comingSoon),
  page('appointments/select-doctor', 'Select a Doctor', comingSoon),
  page('appointments/time-slot', 'Available Date and Time slot', comingSoon),
  page('appointments/add-details', 'Add Details', comingSoon),
  page('appointments/payment', 'Payment', comingSoon),
  page('appointments/payment-confirmed', 'Booking Confirmed', comingSoon),
  page('messages', 'Messages', comingSoon),
  page('my-health', 'My Health', comingSoon),
  page('menu', 'Menu', menu),
  page('edit-profile', 'Edit Profile', comingSoon),
  page('test-results', 'Test Results', comingSoon),
  page('medications', 'Medications', comingSoon),
  page('notification', 'Notification', comingSoon),
  page('notifications', 'Notification', comingSoon),
  page('settings', 'Settings', comingSoon),
  page('video-call', 'Video Call', comingSoon),
];

/** Every address of the portal. What is not named public needs a session. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader: async () => {
      await prepare();
      return null;
    },
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Splash,
    children: [
      { Component: PublicChrome, children: [{ index: true, lazy: landing }] },
      { path: 'get-started', lazy: getStarted },
      { path: 'callback', lazy: callback },
      {
        lazy: portalShell,
        children: [
          {
            lazy: pageError,
            children: [...publicPages, { middleware: [requireSession], children: protectedPages }],
          },
        ],
      },
    ],
  },
];
