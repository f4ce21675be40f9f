import { hdl, laboratoryOf, ldl } from '@portal/test-stack/laboratory-entries';
import { expectAccessible } from '../core/accessibility.ts';
import { rememberLanguage } from '../core/language.ts';
import { openDetailReport, reportCard, reportSheet } from '../core/results.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

/** Four LDL values in one unit and one in another, which must not be mixed in. */
async function lipidsOverTime(patientId: string) {
  const laboratory = laboratoryOf(stack, patientId);
  const at = (day: string) => `${day}T07:40:00+05:45`;
  const earlier = { '2026-02-08': 152, '2026-05-10': 147, '2026-08-04': 141 };
  for (const [day, value] of Object.entries(earlier))
    await laboratory.report('Lipid Profile before', { effectiveDateTime: at(day), results: [ldl(value)] });
  await laboratory.report('Lipid Profile abroad', {
    effectiveDateTime: at('2026-09-01'),
    results: [ldl(3.6, { unit: 'mmol/L', high: 2.6 })],
  });
  return laboratory.report('Lipid Profile', {
    effectiveDateTime: at('2026-11-12'),
    results: [hdl(46), ldl(138)],
    conclusion: 'Cholesterol is a little high. Repeat the test in three months.',
  });
}

test('the detail report: facts, results, notes; closed, the list is as it was', async ({ page, patient }) => {
  const { id } = await lipidsOverTime(patient.id);
  await signIn(page, patient);
  await page.goto('/test-results?name=lipid');
  const sheet = await openDetailReport(page, 'Lipid Profile');
  await expect(page).toHaveURL(new RegExp(`/test-results/${id}\\?name=lipid$`));

  await test.step('what it says', async () => {
    await expect(sheet).toContainText('Completed');
    await expect(sheet).toContainText('12 Nov 2026 7:40 AM');
    const fact = (name: string) => sheet.getByRole('term').filter({ hasText: name }).locator('..');
    await expect(fact('Category')).toContainText('Laboratory');
    await expect(fact('Performer')).toContainText('Laboratory');
    await expect(fact('Note')).toContainText('Fasting sample, 12 hours');
    const table = sheet.getByRole('table', { name: 'Results', exact: true });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Parameter',
      'Result',
      'Normal Range',
      'Condition',
    ]);
    await expect(table.getByRole('row', { name: /LDL Cholesterol/ })).toContainText(
      /138\s*mg\/dL.*0 – 100 mg\/dL.*High/,
    );
    await expect(table.getByRole('row', { name: /HDL Cholesterol/ })).toContainText(
      /46\s*mg\/dL.*40 – 60 mg\/dL.*Normal/,
    );
    await expect(sheet).toContainText('1 of 2 values is above the normal range.');
    await expect(sheet.getByRole('region', { name: 'Doctor Notes' })).toContainText(
      'Cholesterol is a little high.',
    );
    const [notes, results] = [sheet.getByRole('region', { name: 'Doctor Notes' }), table];
    expect((await notes.boundingBox())?.y).toBeLessThan((await results.boundingBox())?.y ?? 0);
    await expect(sheet.getByRole('link', { name: 'Call +977-1-5550100' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Escape returns to the list, and the focus to the card', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/test-results\?name=lipid$/);
    const link = reportCard(page, 'Lipid Profile').getByRole('link', { name: 'View Detail Report' });
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('opened by its own address', async () => {
    await page.goto(`/test-results/${id}`);
    await expect(sheet).toContainText('138');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/test-results$/);
    await expect(
      reportCard(page, 'Lipid Profile').getByRole('link', { name: 'View Detail Report' }),
    ).toBeFocused();
  });
});

test('a value over time: drawn, told and listed, the same code and unit alone', async ({ page, patient }) => {
  const { id } = await lipidsOverTime(patient.id);
  await signIn(page, patient);
  await page.goto(`/test-results/${id}`);
  const sheet = reportSheet(page, 'Lipid Profile');
  const summary =
    '4 results from 08 Feb 2026 to 12 Nov 2026. This one, 138 mg/dL, is above the normal range. It is 3 lower than on 04 Aug 2026.';
  await expect(sheet.getByRole('img', { name: `LDL Cholesterol over time ${summary}` })).toBeVisible();
  await expect(sheet.getByText('3 lower than 04 Aug 2026', { exact: true })).toBeVisible();
  const figures = sheet.getByRole('table', { name: 'LDL Cholesterol: earlier and later results' });
  await expect(figures.getByRole('row')).toHaveText([
    /Date.*Result.*Condition/,
    /12 Nov 2026.*138 mg\/dL.*High/,
    /04 Aug 2026.*141 mg\/dL.*High/,
    /10 May 2026.*147 mg\/dL.*High/,
    /08 Feb 2026.*152 mg\/dL.*High/,
  ]);
  await expect(sheet.getByText('3.6')).toHaveCount(0);

  await test.step('what it means, and where that comes from', async () => {
    const meaning = sheet.getByRole('region', { name: 'What this means' });
    await expect(meaning).toContainText('General information, not yet reviewed by the hospital.');
    await expect(meaning.getByRole('link', { name: /^Source:/ })).toHaveAttribute('href', /^https:\/\//);
  });

  await test.step('another parameter, by keyboard', async () => {
    const hdlButton = sheet.getByRole('button', { name: 'HDL Cholesterol', exact: true });
    await expect(hdlButton).toHaveAttribute('aria-pressed', 'false');
    await hdlButton.focus();
    await page.keyboard.press('Enter');
    await expect(hdlButton).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet).toContainText('This is the only HDL Cholesterol result here so far.');
  });
});

test('My Health’s lab tab: View Detail Report opens it there', async ({ page, patient }) => {
  const { id } = await lipidsOverTime(patient.id);
  await signIn(page, patient);
  await page.goto('/my-health/lab-results');
  const card = reportCard(page, 'Lipid Profile');
  await expect(card).toContainText('LDL Cholesterol');
  await expect(card).toContainText('138');
  await expect(card).toContainText('High');
  await expect(
    card.getByRole('img', { name: 'The last 4 results; the band is the normal range' }),
  ).toBeVisible();
  await expectAccessible(page);
  const sheet = await openDetailReport(page, 'Lipid Profile');
  await expect(page).toHaveURL(new RegExp(`/my-health/lab-results/${id}$`));
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/my-health\/lab-results$/);
  await expect(card.getByRole('link', { name: 'View Detail Report' })).toBeFocused();
});

test('View Report opens the document, Download Report saves it', async ({ page, patient, context }) => {
  const { id } = await laboratoryOf(stack, patient.id).report('Lipid Profile', {
    effectiveDateTime: '2026-11-12T07:40:00+05:45',
    results: [ldl(80)],
  });
  await signIn(page, patient);
  const authorizations: (string | undefined)[] = [];
  await page.route(`**/v1/reports/${id}/pdf?language=en&dates=ad`, async (route) => {
    authorizations.push(route.request().headers()['authorization']?.split(' ')[0]);
    await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4\n%%EOF' });
  });
  await page.goto(`/test-results/${id}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  expect((await saved).suggestedFilename()).toBe('Lipid-Profile-2026-11-12.pdf');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'View Report' }).click();
  await opened;
  await expect(page.getByRole('button', { name: 'View Report' })).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  expect(authorizations).toEqual(['Bearer', 'Bearer']);
});

test('a document that cannot be had is told plainly', async ({ page, patient, context }) => {
  const { id } = await laboratoryOf(stack, patient.id).report('Lipid Profile', { results: [ldl(80)] });
  await signIn(page, patient);
  await page.route('**/v1/reports/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '60' }, json: { code: 'unavailable' } }),
  );
  await page.goto(`/test-results/${id}`);
  await page.getByRole('button', { name: 'View Report' }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toHaveText('The report cannot be prepared at the moment. Try again in a few minutes.');
  await expect.poll(() => context.pages().length, 'the empty tab is closed again').toBe(1);
  await expectAccessible(page);
  await page.unroute('**/v1/reports/**');
  await page.route('**/v1/reports/**', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found' } }),
  );
  await page.getByRole('button', { name: 'Download Report' }).click();
  await expect(alert).toHaveText('There is no document for this report yet. What it says is on this page.');
});

test('a report that cannot be loaded, or is not there', async ({ page, patient }) => {
  const { id } = await laboratoryOf(stack, patient.id).report('Lipid Profile', { results: [ldl(80)] });
  await signIn(page, patient);
  await page.route('**/r4/DiagnosticReport?*', (route) => route.abort());
  await page.goto(`/test-results/${id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('alert')).toContainText('Error occurred', { timeout: 20_000 });
  await page.unroute('**/r4/DiagnosticReport?*');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(reportSheet(page, 'Lipid Profile')).toContainText('LDL Cholesterol');
  await page.goto('/test-results/no-such-report');
  await expect(sheet).toContainText('This report is not here');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/test-results$/);
});

for (const [colorScheme, locale] of [
  ['light', 'np'],
  ['dark', 'en'],
  ['dark', 'np'],
] as const) {
  test.describe(`${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme });

    test('the report is accessible, and nothing scrolls sideways', async ({ page, patient }) => {
      const { id } = await lipidsOverTime(patient.id);
      await signIn(page, patient);
      await rememberLanguage(page, locale);
      await page.goto(`/test-results/${id}`);
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectAccessible(page);
      for (const [width, text] of [
        [320, 100],
        [390, 200],
        [640, 100],
        [1000, 100],
        [1440, 200],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
          return [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=dialog] *')]
            .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
            .filter((element) => element.scrollWidth > element.clientWidth + 1)
            .map((element) => `${element.scrollWidth} px: ${element.outerHTML.slice(0, 120)}`);
        }, text);
        expect(over).toEqual([]);
      }
    });
  });
}
