import { ldl } from '@portal/test-stack/lab-results';
import { chooseDates } from '@portal/ui/device/date-choice.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { notification } from '../../../test/records.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { labReport } from '../../../test/lab-reports.ts';
import { openPage } from '../../../test/open-page.tsx';

const now = '2026-11-18T09:30:00+05:45';
const threeReports = () =>
  recordOf(
    ...labReport('Lipid Profile', {
      status: 'corrected',
      effectiveDateTime: '2026-11-10T07:40:00+05:45',
      results: [ldl(138)],
      resultsInterpreter: [{ reference: 'Practitioner/anil', display: 'Dr. Anil Shrestha' }],
    }),
    ...labReport('Vitamin D, 25-Hydroxy', {
      status: 'preliminary',
      effectiveDateTime: '2026-11-12T00:10:00+05:45',
    }),
    ...labReport('Thyroid Function (TSH)', { effectiveDateTime: '2026-08-04T07:40:00+05:45' }),
  );

const links = page.getByRole('main').getByRole('link', { name: /^View Detail Report/ });
const link = (name: string) =>
  page.getByRole('link', { name: new RegExp(`^View Detail Report ${RegExp.escape(name)}( ?, new)?$`) });
/** The whole row of a report on a phone; `line` on a wide screen. */
const card = (name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const line = (name: string) => page.getByRole('row').filter({ has: link(name) });
const quick = (name: RegExp) => page.getByRole('group', { name: 'Show only' }).getByRole('button', { name });
const names = () =>
  links.elements().map(({ id }) => document.getElementById(`${id.replace('report-', '')}-name`)?.textContent);
const search = page.getByRole('searchbox', { name: 'Search by Name' });
const status = page.getByRole('combobox', { name: 'Status' });
const nothingFound = page.getByRole('heading', { name: 'No results found!' });
const shows = (...wanted: string[]) => expect.poll(names).toEqual(wanted);

test('results: newest first, with their state', async () => {
  await openPage('/test-results', threeReports().answer, { now });
  await shows('Vitamin D, 25-Hydroxy', 'Lipid Profile', 'Thyroid Function (TSH)');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Test Results' })).toBeVisible();
  await expectText(page.getByRole('region', { name: 'November 2026' }), /^November 2026 ?2 reports/);
  await expectText(page.getByRole('region', { name: 'August 2026' }), /^August 2026 ?1 report/);
  await expectText(card('Lipid Profile'), '1 above rangeCorrected');
  await expectText(card('Thyroid Function (TSH)'), 'Completed');
  await expectText(card('Lipid Profile'), '10 Nov 2026');
  await expectText(card('Vitamin D, 25-Hydroxy'), 'Pending');
  await expectAccessible();
});

test('on wide screens one table, a group of rows for each month', async () => {
  await openPage('/test-results', threeReports().answer, { now, width: 1440 });
  const table = page.getByRole('table', { name: 'Test Results' });
  await expect
    .poll(() => textsOf(table.getByRole('columnheader')))
    .toEqual(['Test', 'Date', 'Result', 'Status', 'Doctor', 'Detail report']);
  await expect
    .poll(() => Array.from(table.element().querySelectorAll('tbody th'), ({ textContent }) => textContent))
    .toEqual([
      'November 2026 · 2 reports',
      'Vitamin D, 25-Hydroxy',
      'Lipid Profile',
      'August 2026 · 1 report',
      'Thyroid Function (TSH)',
    ]);
  await expectText(
    line('Lipid Profile'),
    '10 Nov 20261 above rangeCorrectedDr. Anil ShresthaView Detail Report',
  );
  await expectText(line('Thyroid Function (TSH)'), '04 Aug 2026–Completed–View Detail Report');
  await expectAccessible();
});

const reportIsReady = (id: string, isRead = false) =>
  notification(`about-${id}`, 'Your report is ready', {
    about: [{ reference: `DiagnosticReport/${id}` }],
    ...(isRead && { received: '2026-11-18T08:00:00Z' }),
  });

test('what is new has a dot, and New shows it alone; opened, it is new no longer', async () => {
  const record = threeReports();
  record.keep(reportIsReady('Lipid-Profile'));
  record.keep(reportIsReady('Thyroid-Function-TSH-', true));
  const { address } = await openPage('/test-results', record.answer, { now });
  await shows('Vitamin D, 25-Hydroxy', 'Lipid Profile, new', 'Thyroid Function (TSH)');
  await expectText(quick(/^New/), 'New1');
  await quick(/^New/).click();
  await expect.poll(address).toBe('/test-results?new=yes');
  await shows('Lipid Profile, new');
  await link('Lipid Profile').click();
  await expectText(page.getByRole('dialog'), '138');
  await userEvent.keyboard('{Escape}');
  await expect.element(nothingFound).toBeVisible();
  await expect.element(page.getByText(/^You’ve opened all your reports\./)).toBeVisible();
  await expect.element(quick(/^New/)).toHaveFocus();
  await quick(/^New/).click();
  await shows('Vitamin D, 25-Hydroxy', 'Lipid Profile', 'Thyroid Function (TSH)');
});

test('A9: Out of range shows what has a value outside, in the address and together with the other filters', async () => {
  const record = threeReports();
  record.keep(reportIsReady('Thyroid-Function-TSH-'));
  const { address } = await openPage('/test-results', record.answer, { now, width: 1440 });
  await expect.element(page.getByText(/^3 reports\. 1 is new\./)).toBeVisible();
  await expectText(quick(/^Out of range/), 'Out of range1');
  await quick(/^Out of range/).click();
  await expect.element(page.getByText(/^1 report\./)).toBeVisible();
  await expectCount(page.getByText(/is new\./), 0);
  await expect.poll(address).toBe('/test-results?outside=yes');
  await shows('Lipid Profile');
  await search.fill('vitamin');
  await expect.element(nothingFound).toBeVisible();
  await expect.poll(address).toBe('/test-results?name=vitamin&outside=yes');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectCount(links, 3);
  await expect.element(quick(/^Out of range/)).toHaveAttribute('aria-pressed', 'false');
});

test('in Nepali months, digits and days are those of Bikram Sambat', async () => {
  await openPage('/test-results', threeReports().answer, { now, locale: 'np' });
  const month = page.getByRole('heading', { level: 2 }).first();
  await expectText(month, 'कार्तिक २०८३');
  chooseDates('ad');
  await expectText(month, 'नोभेम्बर २०२६');
  chooseDates('bs');
  await expectText(month, 'कार्तिक २०८३');
  await expectText(page.getByRole('main'), '१ दायराभन्दा बढी');
});

test.each([
  ['light', 'en'],
  ['light', 'np'],
  ['dark', 'en'],
  ['dark', 'np'],
] as const)('%s, %s: the list is accessible, and nothing scrolls sideways', async (theme, locale) => {
  const record = threeReports();
  record.keep(reportIsReady('Lipid-Profile'));
  await openPage('/test-results', record.answer, { now, theme, locale, dates: 'both' });
  for (const width of [320, 390, 768, 1000, 1440]) {
    await page.viewport(width, 800);
    await expect.poll(() => document.querySelectorAll('main a[id^=report-]').length).toBe(3);
    await expectCount(page.getByRole('table'), width < 992 ? 0 : 1);
    await expectAccessible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
  }
});

test.each(['PROF', 'LDL', 'cholesterol', 'कोलेस्ट्रोल'])(
  'F15: found by a part of the name, or a test inside it by any of its names: %s',
  async (typed) => {
    const { address } = await openPage('/test-results', threeReports().answer, { now });
    await search.fill(typed);
    await shows('Lipid Profile');
    await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('name')).toBe(typed);
  },
);

test('and by status, which cannot be cleared; Reset clears all', async () => {
  const { address } = await openPage('/test-results?name=PROF', threeReports().answer, { now, width: 1440 });
  await expect.element(status).toHaveValue('All');
  await status.click();
  await expect.poll(() => textsOf(page.getByRole('option'))).toEqual(['All', 'Final', 'Preliminary']);
  await page.getByRole('option', { name: 'Preliminary' }).click();
  await expect.element(nothingFound).toBeVisible();
  await expect.poll(address).toBe('/test-results?name=PROF&status=preliminary');
  await status.fill('');
  await userEvent.tab();
  await expect.element(status).toHaveValue('Preliminary');
  await status.click();
  await userEvent.keyboard('{ArrowDown}');
  await page.getByRole('option', { name: 'Final' }).click();
  await shows('Lipid Profile');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectCount(links, 3);
  await expect.poll(address).toBe('/test-results');
  await expect.element(search).toHaveValue('');
  await expect.element(status).toHaveValue('All');
});

test('and by day, from the calendar', async () => {
  const { address } = await openPage('/test-results', threeReports().answer, { now, width: 1440 });
  await page.getByRole('button', { name: /^Open the calendar/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /, today/ })
    .click();
  await expect.poll(address).toBe('/test-results?date=2026-11-18');
  await expect.element(nothingFound).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectCount(links, 3);
});

test('or by keyboard', async () => {
  const { address } = await openPage('/test-results', threeReports().answer, { now, width: 1440 });
  await page.getByRole('group', { name: 'Search by Date' }).getByRole('spinbutton').first().click();
  await userEvent.keyboard('10112026');
  await expect.poll(address).toBe('/test-results?date=2026-11-10');
  await shows('Lipid Profile');
});

test('filters are in the address', async () => {
  const filtered = '/test-results?name=vitamin&status=preliminary&date=2026-11-12';
  await openPage(filtered, threeReports().answer, { now });
  await shows('Vitamin D, 25-Hydroxy');
  await expect.element(search).toHaveValue('vitamin');
  await expect.element(status).toHaveValue('Preliminary');
  await expectText(page.getByRole('group', { name: 'Search by Date' }), '2026');
});

test('filters that mean nothing are none', async () => {
  const nonsense = '/test-results?status=nonsense&date=2026-02-30';
  await openPage(nonsense, threeReports().answer, { now, width: 1440 });
  await expectCount(links, 3);
  await expect.element(status).toHaveValue('All');
});

test.each([
  ['America/Los_Angeles', '00:10'],
  ['Pacific/Kiritimati', '23:50'],
])('the day is the clinic’s day, which is another in %s', async (zone, time) => {
  const effectiveDateTime = `2026-11-12T${time}:00+05:45`;
  const record = recordOf(...labReport('Vitamin D, 25-Hydroxy', { effectiveDateTime }));
  await openPage('/test-results?date=2026-11-12', record.answer, { now, zone });
  await expectCount(links, 1);
  await expectText(card('Vitamin D, 25-Hydroxy'), '12 Nov 2026');
});

test('on a narrow screen date, status and Reset wait behind a button', async () => {
  await openPage('/test-results', threeReports().answer, { now, width: 575 });
  await expectCount(links, 3);
  const toggle = page.getByRole('button', { name: /^Filters/ });
  const hidden = [
    page.getByRole('group', { name: 'Search by Date' }),
    status,
    page.getByRole('button', { name: 'Reset' }),
  ];
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  for (const control of hidden) await expectCount(control, 0);
  toggle.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const control of hidden) await expect.element(control).toBeVisible();
  await expectAccessible();
  await page.viewport(576, 800);
  await expectCount(toggle, 0);
  for (const control of hidden) await expect.element(control).toBeVisible();
});

test('many results: a page at a time, older ones on demand, kept by the address', async () => {
  const reports = Array.from({ length: 32 }, (_, index) =>
    labReport(`Test ${index + 1}`, {
      effectiveDateTime: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    }),
  );
  const record = recordOf(...reports.flat());
  const { address } = await openPage('/test-results', record.answer, { now });
  await expectCount(links, 30);
  await expect.element(page.getByText(/^32 reports\./)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Show older results' }).click();
  await expectCount(links, 32);
  await shows(...Array.from({ length: 32 }, (_, index) => `Test ${32 - index}`));
  await openPage(address(), record.answer, { now });
  await expectCount(links, 32);
  await expectCount(page.getByRole('button', { name: 'Show older results' }), 0);
});

test('results that cannot be loaded, and no results', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDown = true;
  const records = recordOf().with(async ({ method }) => {
    if (method !== 'post') return;
    await promise;
    if (isDown) isSilent();
  });
  await openPage('/test-results', records, { now });
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  resolve();
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expectAccessible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(nothingFound).toBeVisible();
  await expectAccessible();
});
