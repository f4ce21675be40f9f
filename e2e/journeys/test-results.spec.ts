import { laboratoryOf, ldl, withheldFromPatient } from '@portal/test-stack/laboratory-entries';
import { expectAccessible } from '../core/accessibility.ts';
import { openFilters, reportCard, reportCards } from '../core/results.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

const threeReports = async (patientId: string) => {
  const laboratory = laboratoryOf(stack, patientId);
  await laboratory.report('Lipid Profile', {
    status: 'corrected',
    effectiveDateTime: '2026-11-10T07:40:00+05:45',
    results: [ldl(138)],
  });
  await laboratory.report('Vitamin D, 25-Hydroxy', {
    status: 'preliminary',
    effectiveDateTime: '2026-11-12T00:10:00+05:45',
  });
  await laboratory.report('Thyroid Function (TSH)', { effectiveDateTime: '2026-08-04T07:40:00+05:45' });
};

test('results: newest first, found by name, status and day, all at once; Reset clears all', async ({
  page,
  patient,
  isMobile,
}) => {
  await threeReports(patient.id);
  await signIn(page, patient);
  await page.goto('/test-results');
  const names = reportCards(page).getByRole('heading');
  await expect(page.getByRole('heading', { level: 1, name: 'Test Results' })).toBeVisible();
  await expect(names).toHaveText(['Vitamin D, 25-Hydroxy', 'Lipid Profile', 'Thyroid Function (TSH)']);
  await expect(page.getByText('3 reports.')).toBeVisible();
  await expect(reportCard(page, 'Lipid Profile')).toContainText('1 above rangeCorrected');
  await expect(reportCard(page, 'Thyroid Function (TSH)')).toContainText('Completed');
  await expect(reportCard(page, 'Lipid Profile')).toContainText('10 Nov 2026');
  await expect(reportCard(page, 'Vitamin D, 25-Hydroxy')).toContainText('Pending');
  await expectAccessible(page);

  await test.step('a part of the name, in capitals or not', async () => {
    await page.getByRole('searchbox', { name: 'Search by Name' }).fill('PROF');
    await expect(names).toHaveText(['Lipid Profile']);
    await expect(page).toHaveURL(/\?name=PROF$/);
  });

  await test.step('F15: a test inside it, by any of its names', async () => {
    for (const typed of ['LDL', 'cholesterol', 'कोलेस्ट्रोल']) {
      await page.getByRole('searchbox', { name: 'Search by Name' }).fill(typed);
      await expect(names).toHaveText(['Lipid Profile']);
    }
    await page.getByRole('searchbox', { name: 'Search by Name' }).fill('PROF');
    await expect(page).toHaveURL(/\?name=PROF$/);
  });

  await test.step('and a status, which cannot be cleared', async () => {
    await openFilters(page, isMobile);
    const status = page.getByRole('combobox', { name: 'Status' });
    await expect(status).toHaveValue('All');
    await status.click();
    await expect(page.getByRole('option')).toHaveText(['All', 'Final', 'Preliminary']);
    await page.getByRole('option', { name: 'Preliminary' }).click();
    await expect(page.getByRole('heading', { name: 'No results found!' })).toBeVisible();
    await expect(page).toHaveURL(/name=PROF&status=preliminary$/);
    await status.fill('');
    await status.blur();
    await expect(status).toHaveValue('Preliminary');
    await status.press('ArrowDown');
    await page.getByRole('option', { name: 'Final' }).click();
    await expect(names, 'F10: a corrected report is final').toHaveText(['Lipid Profile']);
  });

  await test.step('Reset', async () => {
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(names).toHaveCount(3);
    await expect(page).toHaveURL(/\/test-results$/);
    await expect(page.getByRole('searchbox', { name: 'Search by Name' })).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('All');
  });

  await test.step('and a day, from the calendar', async () => {
    await page.getByRole('button', { name: /^Open the calendar/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /, today/ })
      .click();
    await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole('heading', { name: 'No results found!' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(names).toHaveCount(3);
  });

  await test.step('or by keyboard', async () => {
    if (isMobile) return;
    const date = page.getByRole('group', { name: 'Search by Date' });
    await date.getByRole('spinbutton').first().focus();
    await page.keyboard.type('10112026');
    await expect(page).toHaveURL(/date=2026-11-10$/);
    await expect(names).toHaveText(['Lipid Profile']);
  });
});

test('filters are in the address: opened by it, kept by a reload', async ({ page, patient, isMobile }) => {
  await threeReports(patient.id);
  await signIn(page, patient);
  await page.goto('/test-results?name=vitamin&status=preliminary&date=2026-11-12');
  for (const step of ['opened', 'reloaded']) {
    await test.step(step, async () => {
      await expect(reportCards(page)).toHaveCount(1);
      await expect(reportCard(page, 'Vitamin D, 25-Hydroxy')).toBeVisible();
      await expect(page.getByRole('searchbox', { name: 'Search by Name' })).toHaveValue('vitamin');
      await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Preliminary');
      await expect(page.getByRole('group', { name: 'Search by Date' })).toContainText('2026');
    });
    await page.reload();
  }
  await page.goto('/test-results?status=nonsense&date=2026-02-30');
  await expect(reportCards(page)).toHaveCount(3);
  await openFilters(page, isMobile);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('All');
});

test('the day is the clinic’s day', async ({ browser, patient }) => {
  await threeReports(patient.id);
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await signIn(page, patient);
    await page.goto('/test-results?date=2026-11-12');
    await expect(reportCards(page)).toHaveCount(1);
    await expect(reportCard(page, 'Vitamin D, 25-Hydroxy')).toContainText('12 Nov 2026');
    await context.close();
  }
});

test('on a narrow screen date, status and Reset wait behind a button', async ({ page, patient }) => {
  await page.setViewportSize({ width: 575, height: 800 });
  await signIn(page, patient);
  await page.goto('/test-results');
  const toggle = page.getByRole('button', { name: 'Filters' });
  const hidden = [
    page.getByRole('group', { name: 'Search by Date' }),
    page.getByRole('combobox', { name: 'Status' }),
    page.getByRole('button', { name: 'Reset' }),
  ];
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  for (const control of hidden) await expect(control).toBeHidden();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const control of hidden) await expect(control).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 576, height: 800 });
  await expect(toggle).toBeHidden();
  for (const control of hidden) await expect(control).toBeVisible();
});

test('a withheld report never appears; one entered in error is never current', async ({ page, patient }) => {
  const laboratory = laboratoryOf(stack, patient.id);
  const shown = await laboratory.report('Shown Test', { results: [ldl(80)] });
  const withheld = await laboratory.report('Withheld Test', {
    meta: withheldFromPatient,
    results: [ldl(300, { more: { meta: withheldFromPatient } })],
  });
  const wrong = await laboratory.report('Wrong Test', {
    status: 'entered-in-error',
    results: [ldl(200, { more: { status: 'entered-in-error' } })],
  });
  await signIn(page, patient);
  for (const path of ['/test-results', '/test-results?name=test', '/my-health/lab-results']) {
    await page.goto(path);
    await expect(reportCard(page, 'Shown Test')).toBeVisible();
    await expect(reportCards(page)).toHaveCount(1);
  }
  await page.goto(`/test-results/${withheld.id}`);
  await expect(page.getByRole('dialog')).toContainText('This report is not here');
  await expect(page.getByText('Withheld Test')).toHaveCount(0);
  await page.goto(`/test-results/${wrong.id}`);
  await expect(page.getByRole('dialog')).toContainText('This report was entered in error.');
  await expect(page.getByRole('dialog').getByText('200')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download Report' })).toHaveCount(0);
  await page.goto(`/test-results/${shown.id}`);
  await expect(page.getByRole('dialog', { name: 'Shown Test' })).toContainText(
    'This is the only LDL Cholesterol result here so far.',
  );
});

test('many results: a page at a time, older ones on demand, kept by a reload', async ({ page, patient }) => {
  const laboratory = laboratoryOf(stack, patient.id);
  for (let day = 1; day <= 32; day += 1)
    await laboratory.report(`Test ${day}`, {
      effectiveDateTime: new Date(Date.UTC(2026, 0, day)).toISOString(),
    });
  await signIn(page, patient);
  await page.goto('/test-results');
  const cards = reportCards(page);
  await expect(cards).toHaveCount(30);
  await expect(page.getByText('32 reports.')).toBeVisible();
  await page.getByRole('button', { name: 'Show older results' }).click();
  await expect(cards).toHaveCount(32);
  await expect(cards.last()).toContainText('Test 1');
  await page.reload();
  await expect(cards).toHaveCount(32);
  await expect(page.getByRole('button', { name: 'Show older results' })).toHaveCount(0);
});

test('no results, and results that cannot be loaded', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.route('**/r4/', (route) => route.abort());
  await page.goto('/test-results');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
  await page.unroute('**/r4/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No results found!' })).toBeVisible();
  await expectAccessible(page);
});
