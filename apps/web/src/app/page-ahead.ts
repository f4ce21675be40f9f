import type { Locale } from '@portal/ui/i18n/locale.ts';

type Load = () => Promise<unknown>;

const strings = import.meta.glob([
  './strings/*.po',
  '../features/{appointments,dashboard,messages,results}/strings/*.po',
]);

/** The pages that are opened from outside most, by their addresses. */
const pages: Record<string, { feature: string; load: Load }> = {
  '/dashboard': { feature: 'dashboard', load: () => import('../features/dashboard/dashboard.route.tsx') },
  '/appointments': {
    feature: 'appointments',
    load: () => import('../features/appointments/appointments.route.tsx'),
  },
  '/messages': { feature: 'messages', load: () => import('../features/messages/messages.route.tsx') },
  '/test-results': { feature: 'results', load: () => import('../features/results/test-results.route.tsx') },
};

/** Asks for a page's code and words along with those of the portal, whose router would do so only once it has come. */
export function fetchAhead(path: string, locale: Locale): void {
  const page = pages[path];
  const wanted = [
    () => import('../session/refresh/auth-api.ts'),
    strings[`./strings/${locale}.po`],
    ...(page ? [page.load, strings[`../features/${page.feature}/strings/${locale}.po`]] : []),
  ];
  // What does not come is asked for again by whoever needs it, and says so.
  for (const load of wanted) load?.().catch(() => undefined);
}
