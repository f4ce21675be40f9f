import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteObject } from 'react-router';
import { loadStrings } from '../i18n/strings.ts';
import { requireSession } from '../session/require-session.ts';
import { prepare, rehydrate } from '../session/prepare.ts';
import { galleryRoutes } from './gallery-route.ts';
import { PageError } from './page-error.tsx';
import { HomeCards } from './home-cards.tsx';
import { PortalShell } from './portal-shell.tsx';
import { PublicChrome } from './public-chrome.tsx';
import { Root } from './root.tsx';
import { RootError } from './root-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { Splash } from './splash.tsx';

type Lazy = () => Promise<object>;

const notFound = () => import('./not-found.tsx');
const landing = feature('landing', () => import('../features/landing/landing.route.tsx'));
const getStarted = feature('get-started', () => import('../features/get-started/get-started.route.tsx'));
const callback = feature('sign-in', () => import('../features/sign-in/callback.route.tsx'));
const dashboard = feature('dashboard', () => import('../features/dashboard/dashboard.route.tsx'));
const menu = feature('menu', () => import('../features/menu/menu.route.tsx'));
const services = feature('services', () => import('../features/services/services.route.tsx'));
const service = feature('services', () => import('../features/services/service.route.tsx'));
const bills = feature('bills', () => import('../features/bills/bills.route.tsx'));
const bill = feature('bills', () => import('../features/bills/bill.route.tsx'));
const notifications = feature(
  'notifications',
  () => import('../features/notifications/notifications.route.tsx'),
);
const messages = feature('messages', () => import('../features/messages/messages.route.tsx'));
const careTeam = feature('messages', () => import('../features/messages/care-team/care-team.route.tsx'));
const appointments = feature('appointments', () => import('../features/appointments/appointments.route.tsx'));
const chooseSpecialty = feature(
  'appointments',
  () => import('../features/appointments/booking/choose-specialty.route.tsx'),
);
const selectDoctor = feature(
  'appointments',
  () => import('../features/appointments/booking/select-doctor.route.tsx'),
);
const timeSlot = feature(
  'appointments',
  () => import('../features/appointments/booking/time-slot.route.tsx'),
);
const addDetails = feature(
  'appointments',
  () => import('../features/appointments/booking/add-details.route.tsx'),
);
const bookingPayment = feature(
  'appointments',
  () => import('../features/appointments/booking/payment.route.tsx'),
);
const bookingConfirmed = feature(
  'appointments',
  () => import('../features/appointments/booking/payment-confirmed.route.tsx'),
);
const visitDetails = feature(
  'appointments',
  () => import('../features/appointments/visit-details.route.tsx'),
);
const testResults = feature('results', () => import('../features/results/test-results.route.tsx'));
const labResults = feature('results', () => import('../features/results/lab-results-tab.route.tsx'));
const report = feature('results', () => import('../features/results/report.route.tsx'));
const medications = feature('medications', () => import('../features/medications/medications.route.tsx'));
const myHealth = feature('my-health', () => import('../features/my-health/my-health.route.tsx'));
const healthOverview = feature('my-health', () => import('../features/my-health/overview.route.tsx'));
const myAppointments = feature('my-health', () => import('../features/my-health/appointments-tab.route.tsx'));
const myMedications = feature('my-health', () => import('../features/my-health/medications-tab.route.tsx'));
const wearables = feature('my-health', () => import('../features/my-health/wearables-tab.route.tsx'));
const allergies = feature('my-health', () => import('../features/my-health/allergies-tab.route.tsx'));
const conditions = feature('my-health', () => import('../features/my-health/conditions-tab.route.tsx'));
const immunizations = feature('my-health', () => import('../features/my-health/immunizations-tab.route.tsx'));
const vitals = feature('my-health', () => import('../features/my-health/vitals/vitals-tab.route.tsx'));
const documents = feature('documents', () => import('../features/documents/documents-tab.route.tsx'));
const editProfile = feature('edit-profile', () => import('../features/edit-profile/edit-profile.route.tsx'));
const settings = feature('settings', () => import('../features/settings/settings.route.tsx'));
const recordAccess = feature(
  'record-access',
  () => import('../features/record-access/record-access.route.tsx'),
);
const download = feature('download', () => import('../features/download/download.route.tsx'));
const accountDeleted = feature('settings', () => import('../features/settings/account-deleted.route.tsx'));
const healthSummary = feature('summary', () => import('../features/summary/health-summary.route.tsx'));
const shareSummary = feature('summary', () => import('../features/summary/share/share-summary.route.tsx'));
const sharedSummary = feature('summary', () => import('../features/summary/viewer/shared-summary.route.tsx'));
const videoCall = feature('video', () => import('../features/video/video-call.route.tsx'));
const help = feature('help', () => import('../features/help/help.route.tsx'));
const offline = feature('offline', () => import('../features/offline/offline.route.tsx'));
const legal = feature('legal', () => import('../features/legal/legal.route.tsx'));

const inMenu = { parent: { to: '/menu', title: msg`Menu` } };
const inSettings = { parent: { to: '/settings', title: msg`Settings` } };
const booking = { to: '/appointments', title: msg`Schedule Appointment` };

const catalogue = { to: '/services', title: msg`Services` };
const payment = { to: '/bills', title: msg`Outstanding Payment` };

const inbox = { to: '/messages', title: msg`Messages` };

const health = { to: '/my-health', title: msg`My Health` };

const ownSummary = { to: '/health-summary', title: msg`My health summary` };

const publicPages = [
  page('share', msg`Shared health summary`, sharedSummary),
  page('help', msg`Help`, help),
  page('terms', msg`Terms`, legal),
  page('privacy', msg`Privacy`, legal),
  page('accessibility', msg`Accessibility`, legal),
  page('account-deleted', msg`Account deleted`, accountDeleted, { hasOwnHeading: true }),
  page('*', msg`Page Not Found`, notFound, { hasOwnHeading: true }),
];

const protectedPages = [
  framed(withHomeCards(bare('dashboard', msg`Home`, dashboard, { isHome: true }))),
  page('services', catalogue.title, services),
  servicePage('medical-consultation', msg`Medical Consultation`),
  servicePage('lab-tests', msg`Lab Tests & Diagnostics`),
  servicePage('pharmacy-orders', msg`Pharmacy Orders`),
  servicePage('health-plans', msg`Health Plans & Insurance`),
  servicePage('home-care', msg`Home Care Services`),
  servicePage('emergency', msg`Emergency Services`),
  page('bills', payment.title, bills),
  page('bills/:id', msg`Invoice`, bill, { parent: payment }),
  page('appointments', msg`Schedule Appointment`, appointments, {
    action: { to: '/appointments/choose-specialty', title: msg`Add New Appointment` },
  }),
  page('appointments/choose-specialty', msg`Choose Specialty`, chooseSpecialty, { parent: booking }),
  page('appointments/select-doctor', msg`Select a Doctor`, selectDoctor, { parent: booking }),
  page('appointments/time-slot', msg`Available Date and Time slot`, timeSlot, { parent: booking }),
  page('appointments/add-details', msg`Add Details`, addDetails, { parent: booking }),
  page('appointments/payment', msg`Payment`, bookingPayment, { parent: booking }),
  page('appointments/payment-confirmed', msg`Booking Confirmed`, bookingConfirmed, {
    heading: booking.title,
    parent: booking,
    back: '/dashboard',
  }),
  page('appointments/:id', msg`Appointment`, visitDetails, { parent: booking, back: '/appointments' }),
  page('messages', inbox.title, messages),
  page('care-team', msg`My care team`, careTeam, { parent: inbox }),
  framed({
    path: 'my-health',
    lazy: myHealth,
    children: [
      { index: true, lazy: healthOverview, handle: { title: health.title } satisfies PageHandle },
      part('appointments', myAppointments),
      withSheet(part('lab-results', labResults), '/my-health/lab-results', report),
      part('medications', myMedications),
      part('wearables', wearables),
      part('allergies', allergies),
      part('conditions', conditions),
      part('immunizations', immunizations),
      part('vitals', vitals),
      part('documents', documents),
    ],
  }),
  page('menu', msg`Menu`, menu),
  page('edit-profile', msg`Edit Profile`, editProfile, inMenu),
  framed(withSheet(bare('test-results', msg`Test Results`, testResults), '/test-results', report)),
  page('medications', msg`Medications`, medications),
  page('notification', msg`Notification`, notifications),
  page('notifications', msg`Notification`, notifications),
  page('settings', msg`Settings`, settings, inMenu),
  page('settings/delete-account', msg`Settings`, settings, { ...inMenu, back: '/settings' }),
  page('health-summary', ownSummary.title, healthSummary, {
    parent: { to: '/settings', title: msg`Settings` },
  }),
  page('health-summary/share', msg`Share my summary`, shareSummary, {
    parent: ownSummary,
    back: '/health-summary',
  }),
  page('record-access', msg`Who looked at my record`, recordAccess, inSettings),
  page('download-my-data', msg`Download my data`, download, inSettings),
  page('video-call', msg`Video Call`, videoCall, { hasNoTabBar: true }),
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
      bare('get-started', msg`Get Started`, getStarted),
      bare('callback', msg`Logging in`, callback),
      {
        Component: PortalShell,
        children: [...publicPages, { middleware: [requireSession], children: protectedPages }],
      },
    ],
  },
  // Opens without a network, so it asks for neither the configuration nor the session.
  {
    loader: rehydrate,
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: Splash,
    children: [bare('offline', msg`Saved offline`, offline)],
  },
  ...galleryRoutes,
];

/** The boundary stands above the page, because a route whose code cannot be loaded does not reach its own. */
function page(path: string, title: MessageDescriptor, lazy: Lazy, more?: Partial<PageHandle>): RouteObject {
  return framed(bare(path, title, lazy, more));
}

function framed(route: RouteObject): RouteObject {
  return { ErrorBoundary: PageError, children: [route] };
}

/** The same page with a sheet over it, which has an address of its own. */
function withSheet(route: RouteObject, back: string, lazy: Lazy): RouteObject {
  const handle = { ...(route.handle as PageHandle), isSheet: true, back };
  return { ...route, children: [{ path: ':id', lazy, handle }] } as RouteObject;
}

function withHomeCards(route: RouteObject): RouteObject {
  return {
    ...route,
    children: [{ index: true, Component: HomeCards, handle: route.handle }],
  } as RouteObject;
}

/** A part of My Health; its title comes with its code. */
function part(path: string, lazy: Lazy): RouteObject {
  const handle = { title: health.title, parent: health, isPart: true, back: health.to } satisfies PageHandle;
  return { path, lazy, handle };
}

function servicePage(kind: string, title: MessageDescriptor): RouteObject {
  return page(`services/${kind}`, title, service, { parent: catalogue });
}

/** A page without the chrome around it; what fails there fails at the root. */
function bare(path: string, title: MessageDescriptor, lazy: Lazy, more?: Partial<PageHandle>): RouteObject {
  return { path, lazy, handle: { title, ...more } satisfies PageHandle };
}

/** A feature's code and words arrive together. */
function feature(name: string, load: Lazy): Lazy {
  return async () => {
    const [module] = await Promise.all([load(), loadStrings(`features/${name}`)]);
    return module;
  };
}
