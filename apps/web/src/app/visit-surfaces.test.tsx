import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { VisitEvent } from '@portal/clinical-domain/notifications/notification';
import { notificationText } from '@portal/clinical-domain/notifications/notification-text';
import { readVisitFacts } from '@portal/clinical-domain/notifications/visit-notification';
import { findVisitLocationId } from '@portal/clinical-domain/visits/visit-place';
import { findVisitState, type VisitState } from '@portal/clinical-domain/visits/visit-state';
import { getSummaryRecord } from '@portal/fhir-queries/summary.query';
import type { Appointment, Location, Practitioner } from 'fhir/r4';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { History } from '../features/appointments/history.tsx';
import { Upcoming } from '../features/appointments/upcoming.tsx';
import { formatVisit, type CalendarStrings } from '../features/appointments/save-to-calendar.ts';
import { useCalendarStrings } from '../features/appointments/use-calendar-strings.ts';
import { Component as VisitDetails } from '../features/appointments/visit-details.route.tsx';
import { NextVisitCard } from '../features/dashboard/next-visit-card.tsx';
import { ComingVisit } from '../features/my-health/coming-visit.tsx';
import { OfflineVisits } from '../features/offline/offline-visits.tsx';
import { loadPortalConfig } from '../http/portal-config.ts';
import type { OfflineRecord } from '../session/offline-copy/offline-record.ts';
import { queryClient } from '../session/records/query-client.ts';

const now = new Date('2026-11-16T04:00:00Z');
const zone = 'Asia/Kathmandu';
const doctor: Practitioner = { resourceType: 'Practitioner', id: 'd', name: [{ text: 'Dr. Anil Shrestha' }] };
const location: Location = {
  resourceType: 'Location',
  id: 'main',
  name: 'Main Hospital, Kathmandu',
  address: { line: ['Maharajgunj'], city: 'Kathmandu' },
};

/** Read as the page reads it: by the visit's own reference. */
const locationOf = (visit: Appointment) => (findVisitLocationId(visit) === 'main' ? location : undefined);

const ofMode = (code: string): Partial<Appointment> => ({
  serviceType: [{ coding: [{ system: systemUris.visitMode, code }] }],
});
const atMain: Partial<Appointment> = {
  supportingInformation: [{ reference: 'Location/main', display: 'Main Hospital, Kathmandu' }],
};
const kinds: [string, Partial<Appointment>, string][] = [
  ['in person, with a place', { ...ofMode('in-person'), ...atMain }, 'Main Hospital, Kathmandu'],
  ['in person, no place', ofMode('in-person'), 'in person'],
  ['by video, with a place', { ...ofMode('video'), ...atMain }, 'video'],
  ['by video, no place', ofMode('video'), 'video'],
];

const because = (system: string, code: string): Partial<Appointment> => ({
  cancelationReason: { coding: [{ system, code }] },
});
const declined: Partial<Appointment> = {
  participant: [
    { actor: { reference: 'Practitioner/d' }, status: 'declined' },
    { actor: { reference: 'Patient/p' }, status: 'accepted' },
  ],
};
const states: [string, Partial<Appointment> & Pick<Appointment, 'status'>, string, string?][] = [
  ['proposed', { status: 'proposed' }, 'Proposed', 'Awaiting confirmation'],
  ['pending', { status: 'pending' }, 'Proposed', 'Awaiting confirmation'],
  ['waitlist', { status: 'waitlist' }, 'Waiting for a free time'],
  ['booked', { status: 'booked' }, 'Confirmed'],
  ['arrived', { status: 'arrived' }, 'Checked in'],
  ['fulfilled', { status: 'fulfilled' }, 'Completed'],
  [
    'cancelled by the patient',
    { status: 'cancelled', ...because(systemUris.cancelReason, 'BETTER') },
    'Cancelled',
    'You cancelled this visit.',
  ],
  [
    'cancelled by the clinic',
    { status: 'cancelled', ...because(systemUris.hl7CancelReason, 'prov') },
    'Cancelled',
    'The clinic cancelled this visit.',
  ],
  ['declined', { status: 'cancelled', ...declined }, 'Cancelled', 'The clinic declined this visit.'],
  [
    'moved',
    { status: 'cancelled', extension: [{ url: extensionUrls.rescheduledTo }] },
    'Cancelled',
    'You moved this visit',
  ],
  ['noshow', { status: 'noshow' }, 'Missed'],
  ['entered-in-error', { status: 'entered-in-error' }, 'Entered by mistake'],
];

const visitOf = (more: Partial<Appointment>): Appointment => ({
  resourceType: 'Appointment',
  id: 'v',
  status: 'proposed',
  start: '2026-11-20T04:45:00Z',
  end: '2026-11-20T05:15:00Z',
  appointmentType: { coding: [{ code: 'FOLLOWUP', display: 'Follow Up' }] },
  participant: [
    { actor: { reference: 'Practitioner/d', display: 'Dr. Anil Shrestha' }, status: 'accepted' },
    { actor: { reference: 'Patient/p' }, status: 'accepted' },
  ],
  ...more,
});

/** Everywhere that a patient sees a visit. */
const screens: Record<string, (visit: Appointment) => RouteObject> = {
  Dashboard: (visit) => ({
    Component: () => (
      <NextVisitCard appointment={visit} doctor={doctor} isOpen={false} now={now} zone={zone} />
    ),
  }),
  'List, nearest': (visit) => ({
    Component: () => <Upcoming visits={[visit]} practitioners={[doctor]} now={now} />,
  }),
  History: (visit) => ({
    Component: () => (
      <History visits={[visit]} practitioners={[doctor]} now={now} shown="all" nextPage={undefined} />
    ),
  }),
  Details: (visit) => ({
    loader: () => ({
      id: visit.id,
      found: { visit, practitioners: [doctor], location: locationOf(visit) },
      now,
    }),
    Component: VisitDetails,
  }),
  'My Health': (visit) => ({
    Component: () => <ComingVisit visit={visit} practitioners={[doctor]} now={now} />,
  }),
  Offline: (visit) => ({
    Component: () => (
      <OfflineVisits
        record={{ visits: [visit], practitioners: [doctor], zone } as unknown as OfflineRecord}
      />
    ),
  }),
};

/** The choice of a calendar is the device's, and a page that is written in advance has none. */
vi.mock('@portal/ui/i18n/day-view.ts', () => ({
  useDayView: () => ({ language: 'en', bikram: undefined }),
  loadChosenDates: async () => undefined,
}));

vi.mock('@portal/ui/use-low-data.ts', () => ({ useLowData: () => false }));

beforeAll(async () => {
  vi.setSystemTime(now);
  const config = { clinicName: 'Himal', clinicZone: zone, issuer: 'i', clientId: 'c', scope: 's' };
  vi.stubGlobal('fetch', async () => Response.json({ ...config, clinicPhone: '+977-1-5550100' }));
  await loadPortalConfig();
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function show(route: RouteObject): Promise<string> {
  const handler = createStaticHandler([{ ...route, path: '/page' }]);
  const context = await handler.query(new Request('http://portal.example/page'));
  if (context instanceof Response) throw new Error('The page was answered with a response.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </I18nProvider>,
  );
  const markup = await new Response(prelude).text();
  return markup
    .replaceAll(/<(script|template)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const allLabels = [...new Set(states.map(([, , label]) => label))];
const filterChips = 'All Completed Cancelled Proposed';

/** What a text says of the place, by whatever words it uses. */
function readPlace(text: string): string {
  const found = [
    /Online \(Telemedicine\)|\bby video\b/.test(text) && 'video',
    text.includes('Main Hospital, Kathmandu') && 'Main Hospital, Kathmandu',
  ].filter(Boolean);
  return found.join(' + ') || (/\b[Ii]n person\b/.test(text) ? 'in person' : '—');
}

function readState(text: string): string {
  const plain = text.replace(filterChips, '');
  return allLabels.filter((label) => new RegExp(`\\b${label}\\b`).test(plain)).join(' + ') || '—';
}

const sayings: Record<string, (visit: Appointment) => Promise<string>> = {
  ...Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [name, (visit) => show(screen(visit))]),
  ),
  Calendar: async (visit) => {
    const json = await show({
      Component: () =>
        JSON.stringify(
          useCalendarStrings(visit, { doctor: 'Dr. Anil Shrestha', location: locationOf(visit), now }),
        ),
    });
    const named = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")) as CalendarStrings;
    const file = formatVisit(visit, { uid: 'u', sequence: 1, ...named }, now.getTime());
    return file.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  },
};

type Row = {
  kind: string;
  state: string;
  place: string;
  label: string;
  sentence: string;
  visit: Appointment;
};
const rows: Row[] = kinds.flatMap(([kind, ofKind, place]) =>
  states.map(([state, ofState, label, sentence = '']) => ({
    kind,
    state,
    place,
    label,
    sentence,
    visit: visitOf({ ...ofKind, ...ofState }),
  })),
);

let texts: Map<Row, Record<string, string>>;

beforeAll(async () => {
  texts = new Map();
  for (const row of rows) {
    const said = Object.entries(sayings).map(async ([name, say]) => [name, await say(row.visit)] as const);
    texts.set(row, Object.fromEntries(await Promise.all(said)));
  }
}, 120_000);

test.each(Object.keys(sayings))('A3, A8, F9: %s says where and in what state, as all others do', (name) => {
  for (const [{ kind, state, place, label, sentence }, said] of texts) {
    const text = said[name] ?? '';
    expect.soft([readPlace(text), readState(text)], `${kind}, ${state}: ${text}`).toEqual([place, label]);
    expect.soft(text).toContain(sentence);
    if (place === 'video') expect.soft(text).not.toContain('Maharajgunj');
  }
});

/** The event that a visit in this state is told of; of the other states nobody is told. */
const toldBy: Partial<Record<VisitState, VisitEvent>> = {
  proposed: 'visit-in-a-day',
  confirmed: 'visit-confirmed',
  'cancelled-by-patient': 'visit-cancelled',
  'cancelled-by-clinic': 'visit-cancelled',
  declined: 'visit-cancelled',
};
const stateStrings: Partial<Record<VisitState, string>> = {
  proposed: 'hasn’t confirmed it yet',
  confirmed: 'is confirmed',
  'cancelled-by-patient': 'You cancelled your visit',
  'cancelled-by-clinic': 'The clinic cancelled your visit',
  declined: 'The clinic declined your visit',
};

function notify(visit: Appointment): string | undefined {
  const event = toldBy[findVisitState(visit, now.getTime())];
  if (!event) return undefined;
  const view = { language: 'en', zone } as const;
  const facts = readVisitFacts(
    visit,
    { doctor: 'Dr. Anil', phone: '1', isPrivate: true },
    view,
    now.getTime(),
  );
  const { topic, text } = notificationText(event, Date.parse(visit.start ?? ''), view, facts);
  return `${topic}. ${text}`;
}

test('A3, F7: notifications say the same place and state', () => {
  for (const { place, visit } of rows) {
    const text = notify(visit);
    const state = findVisitState(visit, now.getTime());
    if (text === undefined) continue;
    expect(text).toContain(stateStrings[state]);
    if (toldBy[state] === 'visit-cancelled') expect(readPlace(text)).toBe('—');
    else expect(readPlace(text)).toBe(place);
  }
});

test('a moved visit names the day and time that it had, where they are known', async () => {
  const movedFrom = (id: string): Partial<Appointment> => ({
    extension: [{ url: extensionUrls.rescheduledFrom, valueReference: { reference: `Appointment/${id}` } }],
  });
  const earlier = visitOf({ id: 'earlier', start: '2026-11-19T05:15:00Z' });
  queryClient.setQueryData(['visit', 'earlier'], { visit: earlier, practitioners: [], location: undefined });
  const details = (id: string) => sayings['Details']?.(visitOf(movedFrom(id)));
  expect(await details('earlier')).toContain('Moved from Thu, 19 Nov, 11:00 AM');
  expect(await details('unknown')).toContain('Moved from the earlier time');
});

test('the summary, and its PDF, are made of no visit', async () => {
  const post = vi.fn(async (_path: string, body: unknown) => {
    expect(JSON.stringify(body)).not.toContain('Appointment');
    throw new Error('asked');
  });
  await expect(getSummaryRecord({ post }, { patientId: 'p', now })).rejects.toThrow('asked');
});

test('one visit of each kind and state, on every surface the same', () => {
  const names = Object.keys(sayings);
  const lines = [['kind', 'state', 'place, label', ...names, 'Notification'].join(' | ')];
  for (const [row, said] of texts) {
    const [first = '', ...others] = names.map(
      (name) => `${readPlace(said[name] ?? '')}, ${readState(said[name] ?? '')}`,
    );
    const told = notify(row.visit);
    lines.push(
      [
        row.kind,
        row.state,
        first,
        '=',
        ...others.map((other) => (other === first ? '=' : other)),
        told ?? 'none',
      ].join(' | '),
    );
    expect(new Set(others)).toEqual(new Set([first]));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
});
