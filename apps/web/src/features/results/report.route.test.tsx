import { allTests } from '@portal/clinical-domain/results/meanings/data/all-tests';
import { hdl, ldl } from '@portal/test-stack/lab-results';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../test/expect-on-page.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { isSilent } from '../../../test/fake-records-client.ts';
import { labReport, narrative, potassium } from '../../../test/lab-reports.ts';
import { openPage } from '../../../test/open-page.tsx';
import { anil, visit } from '../../../test/records.ts';

const now = '2026-11-18T09:30:00+05:45';
const sheet = page.getByRole('dialog');
const table = sheet.getByRole('table', { name: 'Results' });
const row = (name: RegExp) => table.getByRole('row', { name });
const at = (day: string) => ({ effectiveDateTime: `${day}T07:40:00+05:45` });

/** Four LDL values in one unit and one in another, which must not be mixed in. */
const lipidsOverTime = () =>
  recordOf(
    ...labReport('Before 1', { ...at('2026-02-08'), results: [ldl(152)] }),
    ...labReport('Before 2', { ...at('2026-05-10'), results: [ldl(147)] }),
    ...labReport('Before 3', { ...at('2026-08-04'), results: [ldl(141)] }),
    ...labReport('Lipid Profile abroad', {
      ...at('2026-09-01'),
      results: [ldl(3.6, { unit: 'mmol/L', high: 2.6 })],
    }),
    ...labReport('Lipid Profile', {
      ...at('2026-11-12'),
      results: [hdl(46), ldl(138)],
      conclusion: 'Cholesterol is a little high. Repeat the test in three months.',
    }),
  );
const detailLink = page.getByRole('link', { name: 'View Detail Report Lipid Profile' });
/** One value on a phone. */
const value = (name: string) =>
  sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const wide = { now, width: 1440 };
const topOf = (element: Element) => element.getBoundingClientRect().top;

test('the detail report: facts, results, notes', async () => {
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, wide);
  await expectText(sheet, 'Completed');
  await expectText(sheet, '12 Nov 2026 7:40 AM');
  const facts = sheet.getByRole('term').elements();
  const fact = (name: string) => facts.find((one) => one.textContent === name)?.parentElement?.textContent;
  expect(fact('Category')).toContain('Laboratory');
  expect(fact('Performer')).toContain('Laboratory');
  expect(fact('Note')).toContain('Fasting sample, 12 hours');
  expect(textsOf(table.getByRole('columnheader'))).toEqual([
    'Parameter',
    'Result',
    'Normal Range',
    'Condition',
  ]);
  await expectText(row(/LDL Cholesterol/), /138\s*mg\/dL.*0 – 100 mg\/dL.*High/);
  await expectText(row(/HDL Cholesterol/), /46\s*mg\/dL.*40 – 60 mg\/dL.*Normal/);
  const verdict = sheet.getByText('1 of 2 values is above the normal range. The other one is normal.');
  expect(topOf(verdict.element())).toBeLessThan(topOf(table.element()));
  await expectText(sheet.getByRole('region', { name: 'Doctor Notes' }), 'Cholesterol is a little high.');
  const chosen = sheet.getByRole('region', { name: 'LDL Cholesterol' });
  await expectText(chosen, /^LDL Cholesterol ?138 mg\/dL ?High ?Normal Range 0 – 100 mg\/dL/);
  await expectAccessible();
});

test('on a phone: the verdict, the doctor’s words, what is outside open, what is within in short', async () => {
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, { now });
  await expectText(sheet.getByRole('region', { name: 'Above range 1' }), '138 mg/dL');
  const [said, notes, out, within] = [
    sheet.getByText(/^1 of 2 values is above the normal range\./),
    sheet.getByRole('region', { name: 'Doctor Notes' }),
    sheet.getByRole('region', { name: 'Above range 1' }),
    sheet.getByRole('region', { name: 'In range 1' }),
  ].map((part) => topOf(part.element()));
  expect([said, notes, out, within].toSorted((one, other) => Number(one) - Number(other))).toEqual([
    said,
    notes,
    out,
    within,
  ]);
  await expectText(value('LDL Cholesterol'), /138 mg\/dL.*Normal Range 0 – 100 mg\/dL.*138.*0.*100/);
  await expectText(value('HDL Cholesterol'), /46 mg\/dL.*Normal Range 40 – 60 mg\/dL ?Normal$/);
  await expectCount(sheet.getByRole('img'), 1);
  const short = sheet.getByRole('button', { name: 'HDL Cholesterol' });
  await expect.element(short).toHaveAttribute('aria-expanded', 'false');
  await short.click();
  await expectText(value('HDL Cholesterol'), 'This is the only HDL Cholesterol result here so far.');
  await sheet.getByRole('button', { name: 'LDL Cholesterol' }).click();
  await expectCount(sheet.getByRole('img'), 0);
  await expectAccessible();
});

test('E10: low and high are red alike, and so is what is neither', async () => {
  const results = [ldl(20, { interpretation: 'L' }), hdl(90), potassium];
  await openPage('/test-results/Mixed', recordOf(...labReport('Mixed', { results })).answer, wide);
  await expectText(sheet, '3 of 3 values are outside the normal range.');
  const colours = ['Low', 'High', 'Critically high'].map(
    (word) => getComputedStyle(table.getByText(word, { exact: true }).element()).color,
  );
  expect(new Set(colours).size).toBe(1);
});

test.each([
  ['/test-results', '/test-results?name=lipid+profile', '/test-results/Lipid-Profile?name=lipid+profile'],
  ['My Health’s lab tab', '/my-health/lab-results', '/my-health/lab-results/Lipid-Profile'],
])('View Detail Report of %s opens it there; closed, the list is as it was', async (_, list, opened) => {
  const { address } = await openPage(list, lipidsOverTime().answer, { now });
  await detailLink.click();
  await expect.element(sheet).toBeVisible();
  await expect.poll(address).toBe(opened);
  await userEvent.keyboard('{Escape}');
  await expectCount(sheet, 0);
  await expect.poll(address).toBe(list);
  await expect.element(detailLink).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expectCount(sheet, 0);
  await expect.poll(address).toBe(list);
  await expect.element(detailLink).toHaveFocus();
});

test('opened by its own address and closed, it leaves the list with the focus on its card', async () => {
  const { address } = await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, { now });
  await expectText(sheet, '138');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/test-results');
  await expect.element(detailLink).toHaveFocus();
});

test('the card of My Health’s lab tab shows what matters most, and its course', async () => {
  await openPage('/my-health/lab-results', lipidsOverTime().answer, { now });
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Lipid Profile' }) });
  for (const text of ['LDL Cholesterol', '138', 'High']) await expectText(card, text);
  const course = card.getByRole('img', { name: 'The last 4 results. The band is the normal range.' });
  await expect.element(course).toBeVisible();
  await expectAccessible();
});

test('a value over time: drawn, told and listed, the same code and unit alone', async () => {
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, { now });
  const told =
    'LDL Cholesterol 4 results from 08 Feb 2026 to 12 Nov 2026. This one, 138 mg/dL, is above the normal range. It’s 3 lower than on 04 Aug 2026.';
  await expect.element(sheet.getByRole('img', { name: `Your trend ${told}` })).toBeVisible();
  await expect.element(sheet.getByText('3 lower than 04 Aug 2026')).toBeVisible();
  await sheet.getByText('Show as a table').click();
  const figures = sheet.getByRole('table', { name: 'LDL Cholesterol: earlier and later results' });
  const lines = [
    /Date.*Result.*Condition/,
    /12 Nov 2026.*138 mg\/dL.*High/,
    /04 Aug 2026.*141 mg\/dL.*High/,
    /10 May 2026.*147 mg\/dL.*High/,
    /08 Feb 2026.*152 mg\/dL.*High/,
  ];
  await expectCount(figures.getByRole('row'), lines.length);
  for (const [index, line] of lines.entries()) await expectText(figures.getByRole('row').nth(index), line);
  await expectCount(sheet.getByText(/3\.6/), 0);
});

test('what it means is said in reviewed words alone, with where they come from', async () => {
  const test = allTests.find(({ loinc }) => loinc.includes(ldl(138).loinc));
  if (!test) throw new Error('There are no words about LDL.');
  const meaning = sheet.getByRole('region', { name: 'What this means' });
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, wide);
  await expectText(sheet, '138');
  await expectCount(meaning, 0);
  test.reviewedBy = 'Himal Valley Hospital';
  onTestFinished(() => void delete test.reviewedBy);
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, wide);
  await expectText(meaning, 'General information, reviewed by Himal Valley Hospital.');
  await expect
    .element(meaning.getByRole('link', { name: /^Source:/ }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
  await expectAccessible();
});

test('another value by keyboard', async () => {
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, wide);
  const button = sheet.getByRole('button', { name: 'HDL Cholesterol' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expectText(sheet.getByRole('region', { name: 'HDL Cholesterol' }), /46 mg\/dL ?Normal/);
  await expectText(sheet, 'This is the only HDL Cholesterol result here so far.');
});

test('Ask my doctor about this names the test in a message to the doctor, and sends nothing', async () => {
  const record = recordOf(
    ...labReport('Lipid Profile', {
      results: [hdl(46), ldl(138)],
      resultsInterpreter: [{ reference: `Practitioner/${anil.id}`, display: 'Dr. Anil Shrestha' }],
    }),
    visit('met', new Date('2026-11-10T05:00:00Z'), { status: 'fulfilled' }),
    anil,
  );
  const { address } = await openPage('/test-results/Lipid-Profile', record.answer, { now });
  await expectText(sheet.getByRole('region', { name: 'Doctor Notes' }), 'Dr. Anil Shrestha');
  await sheet.getByRole('button', { name: 'Ask my doctor about this' }).click();
  await expect.poll(address).toBe('/messages?id=anil');
  await expect
    .element(page.getByRole('textbox', { name: /message/i }))
    .toHaveValue('About my test Lipid Profile (LDL Cholesterol): ');
  expect(record.all('Communication')).toEqual([]);
});

test.each([
  [503, 'View Report', 'We can’t prepare the report right now. Try again in a few minutes.'],
  [404, 'Download Report', 'There’s no document for this report yet. Its results are on this page.'],
])('a document that cannot be had (%i) is told plainly', async (status, button, text) => {
  const api = ({ url }: Request) =>
    url.includes('/v1/reports/')
      ? new Response('{}', { status, headers: { 'retry-after': '60' } })
      : undefined;
  const opened = vi.spyOn(window, 'open');
  onTestFinished(() => opened.mockRestore());
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, { now, api });
  await sheet.getByRole('button', { name: button }).click();
  await expectText(sheet.getByRole('alert'), text);
  await expect.poll(() => opened.mock.results.every(({ value }) => (value as Window).closed)).toBe(true);
  await expectAccessible();
});

test('a report that cannot be loaded', async () => {
  let isDown = true;
  const records = lipidsOverTime().with(({ path }) => isDown && path === 'DiagnosticReport' && isSilent());
  await openPage('/test-results/Lipid-Profile', records, { now });
  await expectText(sheet.getByRole('alert'), 'Error occurred');
  isDown = false;
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expectText(page.getByRole('dialog', { name: 'Lipid Profile' }), 'LDL Cholesterol');
});

test('a report that is not there', async () => {
  const { address } = await openPage('/test-results/no-such-report', recordOf().answer, { now });
  await expectText(sheet, 'We can’t find this report');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/test-results');
});

test('a critical value says first whom to call', async () => {
  const record = recordOf(...labReport('Kidney Function', { results: [ldl(80), potassium] }));
  await openPage('/test-results/Kidney-Function', record.answer, { now });
  const call = sheet.getByRole('region', { name: 'Call the clinic now about this result' });
  await expectText(call, 'Potassium: 6.9 mmol/L');
  await expectText(call, 'Critically high');
  await expect
    .element(call.getByRole('link', { name: /^Call / }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
  await expect.element(call).toBeInViewport();
  await expectText(sheet.getByRole('heading', { level: 3 }).first(), 'Call the clinic now');
  await expectAccessible();
});

test('a report written out in lines is read too', async () => {
  const record = recordOf(
    ...labReport('Complete Blood Count', {
      result: [
        { display: 'Hemoglobin: 10.2 g/dL (12 - 15.5 g/dL) low' },
        { display: 'Platelets: 265 10³/µL (150 - 400 10³/µL) normal' },
        { display: 'Color: Pale yellow (Pale yellow) normal' },
      ],
    }),
  );
  await openPage('/test-results/Complete-Blood-Count', record.answer, wide);
  await expectText(row(/Hemoglobin/), /10\.2\s*g\/dL.*12 – 15\.5 g\/dL.*Low/);
  await expectText(row(/Platelets/), /265.*150 – 400.*Normal/);
  await expectText(row(/Color/), /Pale yellow.*Normal/);
});

test('first results are said to be so', async () => {
  const record = recordOf(...labReport('Vitamin D', { status: 'preliminary', results: [ldl(80)] }));
  await openPage('/test-results/Vitamin-D', record.answer, { now });
  await expectText(sheet, 'Pending');
  await expectText(sheet, 'These are first results. They may change');
});

test('corrected results are said to be so', async () => {
  const note = [{ text: 'First reported as 84 after a mixed-up sample.' }];
  const record = recordOf(
    ...labReport('Liver Function', { status: 'corrected', results: [ldl(34, { more: { note } })] }),
  );
  await openPage('/test-results/Liver-Function', record.answer, { now });
  await expectText(sheet, 'This report was corrected. It replaces the one');
  await expectText(sheet, 'First reported as 84 after a mixed-up sample.');
});

/** Attack case 61, with its allowed twin: the same words without the attack are shown. */
test('a hostile narrative does nothing; its words are shown as words', async () => {
  const attacks = [
    '<script>window.attacked = 1</script>',
    '<svg onload="window.attacked = 2"><script>window.attacked = 3</script></svg>',
    '<img src="/no-such-picture" onerror="window.attacked = 4"/>',
    '<a href=" javascript:window.attacked = 5">one</a>',
    '<a href="&#9;java&#9;script:window.attacked = 6">two</a>',
    '<a href="&#1;javascript:window.attacked = 7">three</a>',
  ];
  const text = narrative(`${attacks.join('')}<p>Fasting &lt;b&gt;12&lt;/b&gt; hours</p>`);
  performance.clearResourceTimings();
  await openPage('/test-results/Hostile', recordOf(...labReport('Hostile', { text })).answer, { now });
  const note = sheet.getByRole('definition').filter({ hasText: 'Fasting' });
  await expectText(note, 'Fasting <b>12</b> hours');
  expect(note.element().querySelector('script, svg, img, a, b')).toBeNull();
  expect('attacked' in window).toBe(false);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(asked.filter((name) => name.includes('no-such-picture'))).toEqual([]);
});

test.each([
  ['light', 'np'],
  ['dark', 'en'],
  ['dark', 'np'],
] as const)('%s, %s: the report is accessible, and nothing scrolls sideways', async (theme, locale) => {
  await openPage('/test-results/Lipid-Profile', lipidsOverTime().answer, { now, theme, locale });
  await expect.element(sheet.getByRole('img').first()).toBeVisible();
  await expectAccessible();
  for (const [width, percent] of [
    [320, 100],
    [390, 200],
    [640, 100],
    [1000, 100],
    [1440, 200],
  ] as const) {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = `${percent}%`;
    const over = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=dialog] *')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.scrollWidth} px: ${element.outerHTML.slice(0, 120)}`);
    document.documentElement.style.removeProperty('font-size');
    expect(over, `${width} px, ${percent} %`).toEqual([]);
  }
});
