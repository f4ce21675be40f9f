import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { requireSession } from '../session/require-session.ts';
import { routes } from './routes.tsx';

type Place = { path: string; isProtected: boolean };

function listPlaces(branch: RouteObject[], isGuarded = false, above = ''): Place[] {
  return branch.flatMap((route) => {
    const isProtected = isGuarded || (route.middleware?.includes(requireSession) ?? false);
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    const hasFirst = route.children?.some(({ index }) => index);
    const isPlace = route.index || (route.path !== undefined && !hasFirst);
    const own = isPlace ? [{ path: path || '/', isProtected }] : [];
    return [...own, ...listPlaces(route.children ?? [], isProtected, path)];
  });
}

const places = listPlaces(routes);

test('only these places are open to everyone', () => {
  const open = places.filter(({ isProtected }) => !isProtected).map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    '/',
    '/*',
    '/accessibility',
    '/account-deleted',
    '/callback',
    '/get-started',
    '/help',
    '/offline',
    '/privacy',
    '/share',
    '/terms',
  ]);
});

test('these need a session', () => {
  const closed = places.filter(({ isProtected }) => isProtected).map(({ path }) => path);
  expect(closed.toSorted()).toEqual([
    '/appointments',
    '/appointments/:id',
    '/appointments/add-details',
    '/appointments/choose-specialty',
    '/appointments/payment',
    '/appointments/payment-confirmed',
    '/appointments/select-doctor',
    '/appointments/time-slot',
    '/bills',
    '/bills/:id',
    '/care-team',
    '/dashboard',
    '/download-my-data',
    '/edit-profile',
    '/health-summary',
    '/health-summary/share',
    '/medications',
    '/menu',
    '/messages',
    '/my-health',
    '/my-health/allergies',
    '/my-health/appointments',
    '/my-health/conditions',
    '/my-health/documents',
    '/my-health/immunizations',
    '/my-health/lab-results',
    '/my-health/lab-results/:id',
    '/my-health/medications',
    '/my-health/vitals',
    '/my-health/wearables',
    '/notification',
    '/notifications',
    '/record-access',
    '/services',
    '/services/emergency',
    '/services/health-plans',
    '/services/home-care',
    '/services/lab-tests',
    '/services/medical-consultation',
    '/services/pharmacy-orders',
    '/settings',
    '/settings/delete-account',
    '/test-results',
    '/test-results/:id',
    '/video-call',
  ]);
});
