import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { requireSession } from '../session/require-session.ts';
import { routes } from './routes.tsx';

type Place = { path: string; isProtected: boolean };

function listPlaces(branch: RouteObject[], above = '', isGuarded = false): Place[] {
  return branch.flatMap((route) => {
    const isProtected = isGuarded || (route.middleware?.includes(requireSession) ?? false);
    const path = route.path === undefined ? above : `${above}/${route.path}`;
    if (route.children) return listPlaces(route.children, path, isProtected);
    return [{ path: path || '/', isProtected }];
  });
}

const places = listPlaces(routes);

test('only these places are open to everyone', () => {
  const open = places.filter(({ isProtected }) => !isProtected).map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    '/',
    '/*',
    '/account-deleted',
    '/callback',
    '/get-started',
    '/help',
    '/privacy',
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
    '/dashboard',
    '/edit-profile',
    '/medications',
    '/menu',
    '/messages',
    '/my-health',
    '/my-health/allergies',
    '/my-health/conditions',
    '/my-health/documents',
    '/my-health/immunizations',
    '/my-health/lab-results',
    '/my-health/medications',
    '/my-health/vitals',
    '/my-health/wearables',
    '/notification',
    '/notifications',
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
    '/video-call',
  ]);
});
