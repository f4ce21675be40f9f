import type { Observation } from 'fhir/r4';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goOffline, goOnline } from '../../../../test/connection.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { expectCount, expectText } from '../../../../test/expect-on-page.ts';
import { isSilent } from '../../../../test/fake-records-client.ts';
import { recordOf } from '../../../../test/fake-record.ts';
import { ownReading as own } from '../../../../test/home-readings.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { signOut, signOutAnyway, signOutQuestion } from '../../../session/sign-out/sign-out.ts';

afterEach(goOnline);

const now = '2026-11-18T13:52:00+05:45';
const clinic = (reading: Observation): Observation => ({
  ...reading,
  identifier: [],
  performer: [{ reference: 'Practitioner/anil' }],
});
const pressures = [
  own('blood-pressure', '11-14', [136, 86], 'After the stairs'),
  own('blood-pressure', '11-16', [118, 78]),
  own('blood-pressure', '11-18', [117, 76]),
];
const weights = [clinic(own('weight', '01-10', [71.5])), clinic(own('weight', '06-10', [68]))];

const card = (name: string) => page.getByRole('region', { name });
const pressure = card('Blood pressure');
const choose = (name: string) => page.getByRole('radio', { name, exact: true });
const open = (resources: Observation[], more: Parameters<typeof openPage>[2] = {}) =>
  openPage('/my-health/vitals', recordOf(...resources).answer, { now, ...more });

test('the latest value, its source, what the week says, and a chart that is told in words', async () => {
  await open([...pressures, ...weights]);
  await expectText(pressure, '117/76 mmHg');
  await expectText(pressure, 'Today, 7:15 AM');
  await expectText(pressure, 'Your reading');
  await expectText(pressure, 'Above the normal range on 1 of 3 readings. Average 124/80.');
  await expect
    .element(
      pressure.getByRole('img', {
        name: 'Blood pressure, 12 – 18 Nov 2026. Upper values 136, 118, 117. Lower values 86, 78, 76. Normal 90–120, 60–80. The table has every value.',
      }),
    )
    .toBeVisible();
  await expectText(card('Weight'), 'Clinic');
  await expectText(card('Weight'), 'No readings in this period.');
  await expectAccessible();
});

test('arrow keys and a tap choose a point, whose words stay inside the card', async () => {
  await open(pressures);
  const slider = pressure.getByRole('slider', { name: 'Readings of Blood pressure' });
  await expect.element(slider).toBeInTheDocument();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  const spoken = () => slider.element().getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ');
  await expect.poll(spoken).toBe('136/86 mmHg, Sat, 14 Nov, 7:15 AM. Above normal. “After the stairs”');
  const tip = pressure.getByText('136/86 mmHg');
  await expect.element(tip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip).not.toBeInTheDocument();
  const drawing = pressure.getByRole('img').element().getBoundingClientRect();
  await pressure.getByRole('img').click({ position: { x: drawing.width - 12, y: 60 } });
  await expect.element(pressure.getByRole('status')).toBeVisible();
  const [box, around] = [pressure.getByRole('status').element(), pressure.element()].map((element) =>
    element.getBoundingClientRect(),
  );
  expect(box?.right).toBeLessThanOrEqual(around?.right ?? 0);
  expect(box?.top).toBeGreaterThanOrEqual(around?.top ?? 0);
  await expectText(pressure.getByRole('status'), '117/76 mmHg');
  await expectAccessible();
});

test('week, month and year move all charts; the newest is the start, and nothing comes after it', async () => {
  await open([...pressures, ...weights]);
  await expect.element(page.getByRole('button', { name: 'Week after' })).toBeDisabled();
  await page.getByRole('button', { name: 'Week before' }).click();
  await expect.element(page.getByText('5 – 11 Nov 2026')).toBeVisible();
  await expectText(pressure, 'No readings in this period.');
  await choose('Year').click();
  await expect.element(page.getByText('20 Nov 2025 – 18 Nov 2026')).toBeVisible();
  await expectText(card('Weight'), 'Too few readings for a trend.');
  await choose('Month').click();
  await expect.element(page.getByText('20 Oct – 18 Nov 2026')).toBeVisible();
  await expectText(pressure, 'Average, lowest and highest');
  await expectAccessible();
});

test('where nothing was measured of late, the shortest period that has something is shown', async () => {
  await open(weights);
  await expect.element(choose('Year')).toBeChecked();
});

test('the table has every value with source, verdict and note, and is remembered', async () => {
  await open([...pressures, ...weights]);
  await pressure.getByRole('radio', { name: 'Show as a table' }).click();
  await expect
    .element(
      pressure.getByRole('row', {
        name: /Sat, 14 Nov, 7:15 AM 136\/86 mmHg Above normal Your reading “After/,
      }),
    )
    .toBeVisible();
  await expectAccessible();
  await open(pressures, { isReload: true });
  await expectCount(pressure.getByRole('row'), 4);
  await pressure.getByRole('radio', { name: 'Show as a chart' }).click();
});

test('a dangerous reading is said before all others, with a number to call', async () => {
  await open([...pressures, own('blood-pressure', '11-17', [182, 118])]);
  await expectText(pressure, 'Dangerously high on 1 of 4 readings. Call the clinic now: +977-1-5550100');
});

test('a dangerous reading of last week is nothing to call about now', async () => {
  await open([...pressures, own('blood-pressure', '11-12', [182, 118])]);
  await expectText(pressure, 'Dangerously high on 1 of 4 readings. Talk to your doctor about it.');
  await expect.element(pressure.getByText(/Call the clinic now/)).not.toBeInTheDocument();
});

test('a child has no range of adults', async () => {
  const record = recordOf(...pressures, {
    resourceType: 'Patient',
    id: 'patient-of-a-test',
    birthDate: '2016-01-01',
  });
  await openPage('/my-health/vitals', record.answer, { now });
  await expectText(pressure, 'Down 19 mmHg over the last 3 readings.');
  await expect.element(page.getByText(/^We don’t show what’s normal for children\./)).toBeVisible();
});

test('in Nepali, digits and words; nothing scrolls sideways at 320', async () => {
  await open(pressures, { locale: 'np', width: 320 });
  await expectText(card('रक्तचाप'), '११७/७६ mmHg');
  await expectText(card('रक्तचाप'), '३ मध्ये १ पटक सामान्यभन्दा माथि। औसत १२४/८०।');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
});

const sheet = page.getByRole('dialog');
async function add(resources: Observation[] = []) {
  const record = recordOf(...resources);
  const asked = { isDown: false, losesAnswer: false, refuses: false };
  await openPage(
    '/my-health/vitals',
    record.with((request) => {
      if (request.method !== 'put') return undefined;
      if (asked.refuses) throw new RecordsRefusal(422, undefined);
      if (asked.losesAnswer) record.answer(request);
      return (asked.isDown || asked.losesAnswer) && isSilent();
    }),
    { now },
  );
  await page.getByRole('button', { name: 'Add a reading' }).click();
  return { record, asked };
}
const type = async (upper: string, lower: string) => {
  await sheet.getByRole('textbox', { name: 'Upper (systolic)' }).fill(upper);
  await sheet.getByRole('textbox', { name: 'Lower (diastolic)' }).fill(lower);
};
const save = page.getByRole('button', { name: 'Save reading' });

test('a reading is judged while it is typed, and saved as the patient’s own', async () => {
  const { record } = await add();
  await expect.element(save).toBeDisabled();
  await type('118', '78');
  await expectText(sheet.getByRole('status'), '118/78 mmHg is in the normal range (90–120 / 60–80).');
  await expectAccessible();
  await save.click();
  await expectText(pressure, '118/78 mmHg');
  const [stored] = record.all<Observation>('Observation');
  expect(stored).toMatchObject({
    status: 'final',
    effectiveDateTime: '2026-11-18T08:07:00Z',
    performer: [{ reference: 'Patient/patient-of-a-test' }],
    identifier: [{ value: stored?.id }],
  });
});

test('an impossible value is invalid, with what is accepted; digits of Nepali are digits', async () => {
  await add();
  await type('400', '80');
  await expectText(sheet.getByRole('status'), 'Invalid. We accept 50 to 300.');
  await expect.element(save).toBeDisabled();
  await type('८०', '८०');
  await expectText(sheet.getByRole('status'), 'Invalid. The upper number is the larger one.');
  await sheet.getByRole('button', { name: 'Temperature' }).click();
  await sheet.getByRole('textbox', { name: 'Temperature' }).fill('98.6');
  await expectText(sheet.getByRole('status'), '37 °C is in the normal range (36.1–37.2).');
});

test('a dangerous value says whom to call before it is saved', async () => {
  const { record } = await add();
  await type('190', '100');
  await expectText(sheet.getByRole('alert'), 'dangerously high');
  await save.click();
  const warning = page.getByRole('alertdialog');
  await expectText(warning, '190/100 mmHg is dangerously high.');
  await expect.element(warning.getByRole('link', { name: 'Call 102' })).toHaveAttribute('href', 'tel:102');
  await expect.element(warning.getByRole('link', { name: 'Call +977-1-5550100' })).toBeVisible();
  await expectAccessible();
  expect(record.all('Observation')).toEqual([]);
  await warning.getByRole('button', { name: 'Correct the number' }).click();
  await expect.element(sheet.getByRole('textbox', { name: 'Upper (systolic)' })).toHaveValue('190');
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save reading' }).click();
  await expect.poll(() => record.all('Observation').length).toBe(1);
});

const waiting = card('Waiting to be sent');
const puts = (record: ReturnType<typeof recordOf>) =>
  record.all('Observation').map(({ meta }) => meta?.versionId);

test('offline a reading is kept on the phone and told as waiting; back online it is sent once', async () => {
  const { record, asked } = await add(pressures);
  asked.isDown = true;
  goOffline();
  await type('118', '78');
  await save.click();
  await expect.element(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectText(waiting, '118/78 mmHg');
  await expectText(waiting, 'Saved on this device. We’ll send it as soon as we can.');
  await expectAccessible();
  expect(record.all('Observation')).toHaveLength(pressures.length);
  asked.isDown = false;
  goOnline();
  await expect.element(waiting).not.toBeInTheDocument();
  await expectText(pressure, '118/78 mmHg');
  goOnline();
  expect(record.all('Observation')).toHaveLength(pressures.length + 1);
  expect(puts(record)).toEqual(['1', '1', '1', '1']);
});

test('what was stored while its answer was lost is not there twice, after a reload too', async () => {
  const { record, asked } = await add();
  asked.losesAnswer = true;
  await type('118', '78');
  await save.click();
  await expectText(waiting, '118/78 mmHg');
  expect(record.all('Observation')).toHaveLength(1);
  await openPage('/my-health/vitals', record.answer, { now, isReload: true });
  await expectText(pressure, '118/78 mmHg');
  await expect.element(waiting).not.toBeInTheDocument();
  expect(record.all('Observation')).toHaveLength(1);
});

test('a waiting reading that is refused says so, and is deleted by the patient', async () => {
  const { record, asked } = await add(pressures);
  goOffline();
  await type('118', '78');
  await save.click();
  await expectText(waiting, 'We’ll send it as soon as we can.');
  asked.refuses = true;
  goOnline();
  await expectText(
    waiting.getByRole('alert'),
    'We couldn’t save this reading. Write it down, then delete it here.',
  );
  await expectAccessible();
  await waiting.getByRole('button', { name: /^Delete 118\/78/ }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  expect(record.all('Observation')).toHaveLength(pressures.length);
});

test('a mistyped reading that still waits is deleted before anybody sees it', async () => {
  const { record } = await add(pressures);
  goOffline();
  await type('181', '78');
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save reading' }).click();
  await waiting.getByRole('button', { name: /^Delete 181\/78/ }).click();
  await expect.element(waiting).not.toBeInTheDocument();
  goOnline();
  expect(record.all('Observation')).toHaveLength(pressures.length);
});

test('signing out names the waiting reading and deletes it', async () => {
  await add(pressures);
  goOffline();
  await type('118', '78');
  await save.click();
  await expectText(waiting, '118/78 mmHg');
  await signOut();
  expect(signOutQuestion.getState().unsent).toMatchObject({ readings: 1, messages: 0 });
  await signOutAnyway();
  goOnline();
  const { record } = await add(pressures);
  await expect.element(waiting).not.toBeInTheDocument();
  expect(record.all('Observation')).toHaveLength(pressures.length);
});

test('a change without an answer is not saved, and what was typed stays', async () => {
  const record = recordOf(...pressures);
  let isDown = true;
  await openPage(
    '/my-health/vitals',
    record.with(({ method }) => isDown && method === 'put' && isSilent()),
    { now },
  );
  await pressure.getByRole('radio', { name: 'Show as a table' }).click();
  await pressure.getByRole('button', { name: /^Change 117\/76/ }).click();
  await type('116', '75');
  await save.click();
  await expectText(sheet.getByRole('alert'), 'What you typed is still here.');
  isDown = false;
  await save.click();
  await expectText(pressure, '116/75 mmHg');
});

test('an own reading of the last day is changed and deleted; an older one and the clinic’s are not', async () => {
  const record = recordOf(...pressures, clinic(own('blood-pressure', '11-15', [119, 79])));
  await openPage('/my-health/vitals', record.answer, { now });
  await pressure.getByRole('radio', { name: 'Show as a table' }).click();
  await expectCount(pressure.getByRole('button', { name: /^Change/ }), 1);
  await pressure.getByRole('button', { name: /^Change 117\/76/ }).click();
  await type('116', '75');
  await save.click();
  await expectText(pressure, '116/75 mmHg');
  const told = page.getByRole('status').filter({ hasText: 'Reading' }).last();
  await expectText(told, 'Your doctor sees the new numbers.');
  await pressure.getByRole('button', { name: /^Delete 116\/75/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectText(told, 'It was marked as entered by mistake.');
  await expectCount(pressure.getByRole('row'), 4);
  const last = record.all<Observation>('Observation').find(({ id }) => id === 'blood-pressure-11-18');
  expect(last).toMatchObject({ status: 'entered-in-error', issued: '2026-11-18T01:31:00Z' });
  await pressure.getByRole('radio', { name: 'Show as a chart' }).click();
});
