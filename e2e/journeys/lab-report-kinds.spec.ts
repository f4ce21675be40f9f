import { laboratoryOf, ldl } from '@portal/test-stack/laboratory-entries';
import { expectAccessible } from '../core/accessibility.ts';
import { reportSheet } from '../core/results.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';

test('a critical value says first whom to call', async ({ page, patient }) => {
  const potassium = { name: 'Potassium', loinc: '2823-3', value: 6.9, unit: 'mmol/L', low: 3.5, high: 5.1 };
  const { id } = await laboratoryOf(stack, patient.id).report('Kidney Function', {
    results: [ldl(80), { ...potassium, interpretation: 'HH' }],
  });
  await signIn(page, patient);
  await page.goto(`/test-results/${id}`);
  const sheet = reportSheet(page, 'Kidney Function');
  const call = sheet.getByRole('region', { name: 'Call the clinic now about this result' });
  await expect(call).toContainText('Potassium: 6.9 mmol/L');
  await expect(call).toContainText('Critically high');
  await expect(call.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(call).toBeInViewport();
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText(/Call the clinic now/);
  await expectAccessible(page);
});

test('a report written out in lines is read too', async ({ page, patient }) => {
  const { id } = await laboratoryOf(stack, patient.id).report('Complete Blood Count', {
    result: [
      { display: 'Hemoglobin: 10.2 g/dL (12 - 15.5 g/dL) low' },
      { display: 'Platelets: 265 10³/µL (150 - 400 10³/µL) normal' },
      { display: 'Color: Pale yellow (Pale yellow) normal' },
    ],
  });
  await signIn(page, patient);
  await page.goto(`/test-results/${id}`);
  const table = reportSheet(page, 'Complete Blood Count').getByRole('table', {
    name: 'Results',
    exact: true,
  });
  await expect(table.getByRole('row', { name: /Hemoglobin/ })).toContainText(
    /10\.2\s*g\/dL.*12 – 15\.5 g\/dL.*Low/,
  );
  await expect(table.getByRole('row', { name: /Platelets/ })).toContainText(/265.*150 – 400.*Normal/);
  await expect(table.getByRole('row', { name: /Color/ })).toContainText(/Pale yellow.*Normal/);
});

test('first and corrected results are said to be so', async ({ page, patient }) => {
  const laboratory = laboratoryOf(stack, patient.id);
  const first = await laboratory.report('Vitamin D', { status: 'preliminary', results: [ldl(80)] });
  const corrected = await laboratory.report('Liver Function', {
    status: 'corrected',
    results: [ldl(34, { more: { note: [{ text: 'First reported as 84 after a mixed-up sample.' }] } })],
  });
  await signIn(page, patient);
  await page.goto(`/test-results/${first.id}`);
  await expect(page.getByRole('dialog')).toContainText('Pending');
  await expect(page.getByRole('dialog')).toContainText('These are first results. They may change');
  await page.goto(`/test-results/${corrected.id}`);
  await expect(page.getByRole('dialog')).toContainText('This report was corrected. It replaces the one');
  await expect(page.getByRole('dialog')).toContainText('First reported as 84 after a mixed-up sample.');
});

/** Attack case 61, with its allowed twin: the same words without the attack are shown. */
test('a hostile narrative does nothing; its words are shown as words', async ({ page, patient }) => {
  const { id, ...stored } = await laboratoryOf(stack, patient.id).report('Lipid Profile');
  const attacks = [
    '<script>window.attacked = 1</script>',
    '<svg onload="window.attacked = 2"><script>window.attacked = 3</script></svg>',
    '<img src="/no-such-picture" onerror="window.attacked = 4"/>',
    '<a href=" javascript:window.attacked = 5">one</a>',
    '<a href="&#9;java&#9;script:window.attacked = 6">two</a>',
    '<a href="&#1;javascript:window.attacked = 7">three</a>',
  ];
  const hostile = `<div xmlns="http://www.w3.org/1999/xhtml">${attacks.join('')}<p>Fasting &lt;b&gt;12&lt;/b&gt; hours</p></div>`;
  await signIn(page, patient);
  await page.route('**/r4/DiagnosticReport?*', async (route) => {
    const answer = await route.fetch();
    const bundle = (await answer.json()) as { entry?: { resource: { id?: string } }[] };
    for (const entry of bundle.entry ?? [])
      if (entry.resource.id === id)
        entry.resource = { ...stored, id, text: { status: 'additional', div: hostile } } as object;
    await route.fulfill({ response: answer, json: bundle });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`/test-results/${id}`);
  const note = page.getByRole('dialog').getByRole('definition').filter({ hasText: 'Fasting' });
  await expect(note).toContainText('Fasting <b>12</b> hours');
  await expect(note.locator('script, svg, img, a, b')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(requested.filter((url) => url.includes('no-such-picture'))).toEqual([]);

  await test.step('the allowed twin', async () => {
    await page.unroute('**/r4/DiagnosticReport?*');
    await page.reload();
    await expect(page.getByRole('dialog').getByText('Fasting sample, 12 hours')).toBeVisible();
  });
});
