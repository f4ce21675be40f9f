import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Bundle, Communication, FhirResource, MedicationAdministration } from 'fhir/r4';
import { expect, test, vi } from 'vitest';
import { message } from '../../../test/conversation.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText } from '../../../test/expect-on-page.ts';
import { found, isSilent, recordsClient, type Answer } from '../../../test/fake-records-client.ts';
import { labReport, potassium } from '../../../test/lab-reports.ts';
import { daily, order } from '../../../test/medicine-orders.ts';
import { openPage } from '../../../test/open-page.tsx';
import { anil, bill, notification, visit } from '../../../test/records.ts';

const now = '2026-11-18T13:52:00+05:45';
const at = (clock: string, day = '2026-11-18') => new Date(`${day}T${clock}:00+05:45`);
const times = (...timeOfDay: string[]) => ({
  ...daily,
  frequency: timeOfDay.length,
  timeOfDay: timeOfDay.map((clock) => `${clock}:00`),
});
const metformin = order('Metformin 500 mg', times('08:00', '14:00'));
const amlodipine = order('Amlodipine 5 mg', times('08:00'));
const atorvastatin = order('Atorvastatin 10 mg', times('21:00'));

const lipids = labReport('Lipid Profile', {
  results: [
    { name: 'Total cholesterol', loinc: '2093-3', value: 231, unit: 'mg/dL', high: 200, interpretation: 'H' },
    { name: 'LDL', loinc: '13457-7', value: 152, unit: 'mg/dL', high: 130, interpretation: 'H' },
    { name: 'HDL', loinc: '2085-9', value: 52, unit: 'mg/dL', low: 40, interpretation: 'N' },
  ],
});

type Record = {
  orders?: FhirResource[];
  records?: MedicationAdministration[];
  visits?: FhirResource[];
  reports?: FhirResource[];
  messages?: Communication[];
  notifications?: Communication[];
  vitals?: FhirResource[];
};

const recordOf =
  ({
    orders = [],
    records = [],
    visits = [],
    reports = [],
    messages = [],
    notifications = [],
    vitals = [],
  }: Record): Answer =>
  ({ path, parameters }) => {
    switch (path) {
      case 'MedicationRequest':
        return found(...orders);
      case 'MedicationAdministration':
        return found(...records);
      case 'Appointment':
        return found(...visits);
      case 'DiagnosticReport':
        return found(...reports);
      case 'Invoice':
        return found(bill('b'));
      case 'Observation':
        return found(...vitals);
      case 'Communication':
        return found(...(parameters.has('category') ? notifications : messages));
      default:
        return undefined;
    }
  };

const full = recordOf({
  orders: [metformin, amlodipine, atorvastatin],
  visits: [visit('v', at('10:30', '2026-11-20')), anil],
  reports: lipids,
  messages: [
    message('m', 'Your cream is ready at the pharmacy.', {
      sender: { reference: 'Practitioner/prabha', display: 'Dr. Prabha Rai' },
    }),
  ],
  notifications: [
    notification('n', 'Your report is ready', { about: [{ reference: 'DiagnosticReport/Lipid-Profile' }] }),
  ],
});

const posted = (bundle: unknown) =>
  (bundle as Bundle).entry?.map(({ request }) => request?.url.split('?')[0] ?? '') ?? [];

test('one request for the first screen, one for the rest', async () => {
  const [get, post] = [vi.spyOn(recordsClient, 'get'), vi.spyOn(recordsClient, 'post')];
  const { screen } = await openPage('/dashboard', full, { now });
  await expect.element(screen.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'New result' })).toBeVisible();
  expect(post.mock.calls.map(([, bundle]) => posted(bundle))).toEqual([
    ['Appointment', 'Invoice', 'Communication', 'MedicationRequest', 'MedicationAdministration'],
    ['DiagnosticReport', 'Communication', 'Appointment', 'Observation'],
  ]);
  expect(get.mock.calls.map(([path]) => path).filter((path) => !path.startsWith('Patient/'))).toEqual([]);
});

const headings = () =>
  Array.from(document.querySelectorAll('main h2'), ({ textContent }) => textContent.trim());

test('what matters today comes first, and the shortcuts say facts', async () => {
  const { screen } = await openPage('/dashboard', full, { now });
  await expect.poll(headings).toEqual(['Today', 'Upcoming Visits', 'New result', 'Outstanding Payment']);
  const shortcut = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  await expect.element(shortcut('Test Results')).toMatchTextContent('Lipid Profile: 2 above range');
  await expect.element(shortcut('Medications')).toMatchTextContent('1 dose is late');
  await expect.element(shortcut('Messages')).toMatchTextContent('1 unread from Dr. Prabha Rai');
  const result = screen.getByRole('region', { name: 'New result' });
  await expect.element(result).toMatchTextContent('2 of 3 values are above the normal range.');
});

const aspirin = order('Aspirin 75 mg', times('08:00'));
test.for([
  ['beside one to mark', 'en', [metformin, amlodipine]],
  ['beside one to mark', 'np', [metformin, amlodipine]],
  ['alone', 'en', [amlodipine, atorvastatin]],
  ['alone', 'np', [amlodipine, atorvastatin]],
  ['and another', 'en', [amlodipine, aspirin, atorvastatin]],
  ['and another', 'np', [amlodipine, aspirin, atorvastatin]],
] as const)(
  'a late dose %s leaves the next visit’s time on a phone’s first screen, %s',
  async ([, locale, orders]) => {
    const record = recordOf({ orders: [...orders], visits: [visit('v', at('10:30', '2026-11-20')), anil] });
    const { screen } = await openPage('/dashboard', record, { now, locale, zone: 'Asia/Kathmandu' });
    await expect.poll(() => document.querySelector('#today')).not.toBeNull();
    const tabs = screen.getByRole('navigation').getByRole('link').last().element().getBoundingClientRect();
    const time = screen
      .getByText(/10:30 AM –|१०:३० –/)
      .element()
      .getBoundingClientRect();
    expect(time.bottom).toBeLessThanOrEqual(tabs.top);
  },
);

/** Stores what is marked, as the hospital does. */
function keeping(record: Record): Answer {
  const records: MedicationAdministration[] = [];
  return (asked) => {
    if (asked.path.startsWith('MedicationAdministration/') && asked.method === 'put') {
      const stored = asked.body as MedicationAdministration;
      records.splice(0, records.length, ...records.filter(({ id }) => id !== stored.id));
      if (stored.status !== 'entered-in-error') records.push(stored);
      return stored;
    }
    return recordOf({ ...record, records })(asked);
  };
}

test('a dose that is due is marked with one press, and taken back with another', async () => {
  const { screen } = await openPage('/dashboard', keeping({ orders: [metformin] }), { now });
  const today = screen.getByRole('region', { name: 'Today' });
  await today.getByRole('button', { name: 'Mark as taken' }).first().click();
  await expect.element(today.getByRole('img', { name: '1 of 2 doses taken' })).toBeVisible();
  await expect.element(today.getByText('Next · tomorrow 8:00 AM')).toBeVisible();
  await screen.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(today.getByRole('img', { name: '0 of 2 doses taken' })).toBeVisible();
});

test('a late dose asks when it was taken, and nothing is chosen beforehand', async () => {
  const { screen } = await openPage('/dashboard', recordOf({ orders: [amlodipine] }), { now });
  const today = screen.getByRole('region', { name: 'Today' });
  await expect
    .element(today)
    .toMatchTextContent("Did you take it? Mark it. If you missed it, don't take two doses together.");
  await today.getByRole('button', { name: 'I missed it. What now?' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Amlodipine 5 mg' });
  await expect.element(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(
    sheet
      .getByRole('radio')
      .elements()
      .filter((radio) => (radio as HTMLInputElement).checked),
  ).toEqual([]);
});

test('a phone tells of a late dose how much it is and what to do, beside one to mark too', async () => {
  const record = recordOf({ orders: [metformin, amlodipine] });
  const { screen } = await openPage('/dashboard', record, { now, width: 390 });
  const late = screen.getByRole('article', { name: 'Amlodipine 5 mg' });
  await expectText(late, 'Amlodipine 5 mg as told');
  await expectText(late, "don't take two doses together.");
  await expectAccessible();
  await late.getByRole('button', { name: 'I missed it. What now?' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Amlodipine 5 mg' })).toBeVisible();
});

test('a dose about which the clinic has to be asked is called neither next nor due', async () => {
  const again = { ...order('Metformin 500 mg', times('14:00')), id: 'again' };
  const { screen } = await openPage('/dashboard', recordOf({ orders: [metformin, again] }), { now });
  const today = screen.getByRole('region', { name: 'Today' });
  await expect.element(today.getByText(/two orders for this medicine/).first()).toBeVisible();
  await expect.element(today).not.toMatchTextContent(/Next · 2:00 PM|Due · 2:00 PM/);
});

test('three late doses are one line that leads to the list', async () => {
  const late = ['A', 'B', 'C'].map((name) => order(name, times('08:00')));
  const { screen } = await openPage('/dashboard', recordOf({ orders: late }), { now });
  const today = screen.getByRole('region', { name: 'Today' });
  await expect
    .element(today.getByRole('link', { name: '3 doses are late' }))
    .toHaveAttribute('href', '/medications');
  await expectText(today, "If you missed it, don't take two doses together.");
  await expect.element(today).not.toMatchTextContent('Next ·');
  expect(today.getByRole('button').elements()).toEqual([]);
  await expectAccessible();
});

test.for([390, 1440])(
  'a call that is open stands above all, and has the only strong button, %i',
  async (width) => {
    const call = visit('v', at('14:00'), {
      serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }],
    });
    const record = recordOf({ orders: [metformin], visits: [call, anil] });
    const { screen } = await openPage('/dashboard', record, { now, width });
    await expect.poll(headings).toEqual(['Upcoming Visits', 'Today', 'Outstanding Payment']);
    await expect.element(screen.getByText('Open now')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Join Video Call' })).toHaveClass('bg-primary');
    await expect.element(screen.getByRole('button', { name: 'Mark as taken' })).not.toHaveClass('bg-primary');
  },
);

test('a video visit that is not open says from when it can be joined, and no place', async () => {
  const call = visit('v', at('10:30', '2026-11-20'), {
    serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }],
  });
  const { screen } = await openPage('/dashboard', recordOf({ visits: [call, anil] }), { now });
  await expect.element(screen.getByText('You can join from 10:20 AM.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join Video Call' }).elements()).toEqual([]);
});

test('a new result that is critical goes to the top', async () => {
  const record = recordOf({
    orders: [metformin],
    reports: labReport('Electrolytes', { results: [potassium] }),
    notifications: [
      notification('n', 'Your report is ready', { about: [{ reference: 'DiagnosticReport/Electrolytes' }] }),
    ],
  });
  await openPage('/dashboard', record, { now });
  await expect.poll(headings).toEqual(['New result', 'Today', 'Upcoming Visits', 'Outstanding Payment']);
});

test('the new result that is outside the range is told before one that is not, whichever came first', async () => {
  const usual = labReport('HbA1c', {
    results: [{ name: 'HbA1c', loinc: '4548-4', value: 5.4, unit: '%', high: 5.7, interpretation: 'N' }],
  });
  const about = ['HbA1c', 'Lipid-Profile'].map((id) => ({ reference: `DiagnosticReport/${id}` }));
  const notifications = about.map((one, index) =>
    notification(`n${index}`, 'Your report is ready', { about: [one] }),
  );
  for (const reports of [
    [...usual, ...lipids],
    [...lipids, ...usual],
  ]) {
    const { screen } = await openPage('/dashboard', recordOf({ reports, notifications }), { now });
    await expectText(screen.getByRole('region', { name: 'New result' }), 'Lipid Profile2 above range');
  }
});

test('in the evening, what comes in the morning is called tomorrow’s', async () => {
  const night = order('Vitamin D3', times('08:00', '21:00'));
  const { screen } = await openPage('/dashboard', recordOf({ orders: [night] }), {
    now: '2026-11-18T20:44:00+05:45',
    width: 1440,
  });
  const today = screen.getByRole('region', { name: 'Today' });
  await expect.element(today.getByText('Tomorrow, at 8:00 AM: Vitamin D3')).toBeVisible();
  expect(today.getByText(/^Later, at/).elements()).toEqual([]);
});

test('with the network back, what could not be read comes by itself', async () => {
  let isDown = true;
  const { screen } = await openPage('/dashboard', (asked) => (isDown ? isSilent() : full(asked)), { now });
  await expect.element(screen.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('region', { name: 'Today' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

test('a result that was opened is no news any more', async () => {
  let isRead = false;
  const told = notification('n', 'Your report is ready', {
    about: [{ reference: 'DiagnosticReport/Lipid-Profile' }],
  });
  const answer: Answer = (asked) => {
    if (asked.path === 'Communication/n') isRead = true;
    return recordOf({
      reports: lipids,
      notifications: [isRead ? { ...told, received: '2026-11-18T08:00:00Z' } : told],
    })(asked);
  };
  const { router, screen } = await openPage('/dashboard', answer, { now });
  await screen.getByRole('link', { name: 'View Detail Report' }).click();
  await expect.poll(() => isRead).toBe(true);
  await router.navigate('/dashboard');
  await expect.element(screen.getByText('Last: Lipid Profile')).toBeVisible();
  expect(screen.getByRole('region', { name: 'New result' }).elements()).toEqual([]);
});

test('E10: the Message tab shows that something is unread', async () => {
  const told = (read: object) =>
    notification('n', 'A new message', { about: [{ reference: 'Communication/m' }], ...read });
  const tabOf = async (read: object) => {
    const { screen } = await openPage('/dashboard', recordOf({ notifications: [told(read)] }), { now });
    await expect.element(screen.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    return screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Message/ });
  };
  await expect.element(await tabOf({})).toHaveAccessibleName('Message new messages');
  await expect.element(await tabOf({ received: '2026-11-18T08:00:00Z' })).toHaveAccessibleName('Message');
});

test.for([
  ['Appointment', /We couldn’t load your visits\./],
  ['Invoice', /We couldn’t load your payments\./],
  ['MedicationRequest', /We couldn’t load your medicines\./],
] as const)('%s cannot be read: its card says so alone', async ([type, sentence]) => {
  let isDown = true;
  const answer: Answer = (asked) => {
    if (asked.path === type && isDown) throw new RecordsRefusal(500, undefined);
    return full(asked);
  };
  const { screen } = await openPage('/dashboard', answer, { now });
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'New result' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(1);
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(headings).toEqual(['Today', 'Upcoming Visits', 'New result', 'Outstanding Payment']);
});

test('what a shortcut says of the results changes once', async () => {
  const { promise: overview, resolve: answerOverview } = Promise.withResolvers<void>();
  const pending = labReport('Vitamin D', { results: [] }).map((one) =>
    one.resourceType === 'DiagnosticReport' ? { ...one, status: 'registered' as const } : one,
  );
  const record = recordOf({
    reports: [...pending, ...lipids],
    notifications: [
      notification('n', 'Your report is ready', { about: [{ reference: 'DiagnosticReport/Lipid-Profile' }] }),
    ],
  });
  const { screen } = await openPage(
    '/dashboard',
    async (asked) => {
      if (asked.path === 'Invoice') await overview;
      return record(asked);
    },
    { now },
  );
  await expect.element(screen.getByText('No unread messages')).toBeVisible();
  const fact = screen.getByRole('listitem').filter({ hasText: 'Test Results' });
  await expectText(fact, 'Lab reports and what they mean');
  answerOverview();
  await expectText(fact, 'Lipid Profile: 2 above range');
});

test.for(['en', 'np'] as const)(
  'a doctor whose name is in English alone is named on an English page: %s',
  async (locale) => {
    await openPage('/dashboard', full, { now, locale });
    const fact = () => document.querySelector('#messages-fact')?.textContent;
    await expect.poll(fact).toMatch(locale === 'en' ? '1 unread from Dr. Prabha Rai' : /नपढिए/);
    if (locale === 'np') expect(fact()).not.toMatch(/Prabha/);
  },
);

test('what the rest would say is left out where it cannot be read', async () => {
  const answer: Answer = (asked) => {
    if (asked.path === 'DiagnosticReport') throw new RecordsRefusal(500, undefined);
    return full(asked);
  };
  const { screen } = await openPage('/dashboard', answer, { now });
  await expect.element(screen.getByText('1 unread from Dr. Prabha Rai')).toBeVisible();
  await expect.element(screen.getByText('Lab reports and what they mean')).toBeVisible();
});

test('an account with nothing in it is told where to begin', async () => {
  const { screen } = await openPage('/dashboard', recordOf({}), { now });
  const welcome = screen.getByRole('region', { name: 'Welcome. Let’s set things up.' });
  await expect
    .element(welcome.getByRole('link', { name: 'Book my first visit' }))
    .toHaveAttribute('href', '/appointments/choose-specialty');
  await expect
    .element(welcome.getByRole('link', { name: 'Add my details' }))
    .toHaveAttribute('href', '/edit-profile');
});

test('nothing due, nothing new: it says so, and names the next dose', async () => {
  const record = keeping({ orders: [amlodipine], visits: [visit('v', at('10:30', '2026-11-20')), anil] });
  const { screen } = await openPage('/dashboard', record, { now: at('08:10') });
  await screen.getByRole('button', { name: 'Mark as taken' }).click();
  const quiet = screen.getByRole('region', { name: 'You’re all caught up' });
  await expect
    .element(quiet)
    .toMatchTextContent('Today’s dose is taken. No new results, no unread messages.');
  await expect.element(quiet).toMatchTextContent('Next dose: Amlodipine 5 mg, tomorrow 8:00 AM');
});

test.for([
  [390, 'en', 'light'],
  [1440, 'en', 'dark'],
  [390, 'np', 'dark'],
  [768, 'np', 'light'],
  [320, 'np', 'light'],
] as const)('accessible, and nothing scrolls sideways: %i, %s, %s', async ([width, locale, theme]) => {
  const { screen } = await openPage('/dashboard', full, { now, width, locale, theme });
  await expect.element(screen.getByRole('heading', { name: 'Lipid Profile' })).toBeVisible();
  await expect.poll(() => document.querySelector('#today')).not.toBeNull();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
