import { contrastOf } from '@portal/clinical-domain/brand/contrast';
import type { FhirResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingNow, doctorOf, kamala, mainHospital, takenTime } from '../../../../test/doctor-directory.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../../test/expect-on-page.ts';
import { recordOf } from '../../../../test/fake-record.ts';
import { isSilent, neverAnswers, type Answer } from '../../../../test/fake-records-client.ts';
import { openPage } from '../../../../test/open-page.tsx';

const taken = [
  takenTime('kamala', '2026-11-18', '09:00', '13:00'),
  takenTime('kamala', '2026-11-19', '09:20', '09:40'),
  takenTime('kamala', '2026-11-19', '10:00', '10:20'),
  takenTime('kamala', '2026-11-19', '11:00', '11:20'),
  takenTime('kamala', '2026-11-19', '12:20', '12:40'),
];
const directory = (...more: FhirResource[]) => recordOf(mainHospital, ...kamala, ...more);

const times = page.getByRole('region', { name: 'Date and time' }).getByRole('button', { name: /^\d/ });
const timeAt = (start: string) => page.getByRole('button', { name: new RegExp(`^${start} – `) });
const next = page.getByRole('button', { name: 'Next', exact: true });
const firstFree = page.getByRole('button', { name: 'Choose', exact: true });
const day = (name: string) => page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) });

/** By way of the doctor's card, as a patient comes. */
async function openTimes(answer: Answer, circumstances: Parameters<typeof openPage>[2] = {}) {
  const opened = await openPage('/appointments/select-doctor?specialty=394579002', answer, {
    now: bookingNow,
    zone: 'Asia/Kathmandu',
    ...circumstances,
  });
  const proceed = circumstances.locale === 'np' ? 'अघि बढ्नुहोस्' : 'Proceed';
  await page.getByRole('button', { name: proceed, exact: true }).click();
  await expect.poll(opened.address).toBe('/appointments/time-slot');
  return opened;
}

test('E5: the exact times of the day, by its parts; full ones cannot be chosen', async () => {
  await openTimes(directory(...taken).answer);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Thu, 19 Nov 2026' })).toBeVisible();
  expect(textsOf(page.getByRole('heading', { level: 3 }))).toEqual(['Morning', 'Afternoon']);
  const starts = textsOf(times).map((text) => text.split(' – ')[0]);
  expect(starts.join(', ')).toBe(
    '9:00 AM, 9:20 AM, 9:40 AM, 10:00 AM, 10:20 AM, 10:40 AM, 11:00 AM, 11:20 AM, 11:40 AM, 12:00 PM, 12:20 PM, 12:40 PM',
  );
  await expectText(times.last(), '12:40 PM – 1:00 PM');
  await expectText(page.getByRole('main'), '6 free');
  await expectText(page.getByRole('main'), '2 free');
  await expectText(page.getByRole('main'), 'Each visit takes 20 minutes. Choose when yours starts.');
  for (const start of ['9:20 AM', '10:00 AM', '11:00 AM', '12:20 PM'])
    await expect.element(timeAt(start)).toBeDisabled();
  await expect
    .element(timeAt('9:20 AM'))
    .toHaveAccessibleName('9:20 AM – 9:40 AM, Thursday, 19 November 2026, full');
  await expectAccessible();
});

test('E5: the bar says the time that is chosen, and a second press gives it back', async () => {
  const { address } = await openTimes(directory(...taken).answer);
  await expect.element(next).toBeDisabled();
  await timeAt('10:20 AM').click();
  await expect.element(timeAt('10:20 AM')).toHaveAttribute('aria-pressed', 'true');
  const bar = next.element().parentElement;
  expect(bar?.textContent).toContain('10:20 AM – 10:40 AM');
  expect(bar?.textContent).toContain('Thu, 19 Nov 2026');
  await timeAt('10:20 AM').click();
  await expect.element(timeAt('10:20 AM')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(next).toBeDisabled();
  expect(next.element().parentElement?.textContent).toContain('Choose a time');
  await timeAt('11:20 AM').click();
  await timeAt('12:40 PM').click();
  await expectCount(page.getByRole('button', { name: /^\d.*, chosen$/, pressed: true }), 1);
  await next.click();
  await expect.poll(address).toBe('/appointments/add-details');
  await expectText(page.getByRole('main'), '12:40 PM – 1:00 PM');
});

test('the first free time is one press away from any day', async () => {
  await openTimes(directory(...taken).answer);
  await day('Sunday, 22 November 2026').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Sun, 22 Nov 2026' })).toBeVisible();
  await expect.element(firstFree).toHaveAccessibleDescription(/^First free time Thu, 19.Nov, 9:00.AM$/);
  await firstFree.click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Thu, 19 Nov 2026' })).toBeVisible();
  await expect.element(timeAt('9:00 AM')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(next).toBeEnabled();
  await firstFree.click();
  await expect.element(timeAt('9:00 AM')).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone the times of a day come into view when the day is pressed', async () => {
  await openTimes(directory(...taken).answer, { width: 390 });
  window.scrollTo(0, 0);
  await day('Monday, 23 November 2026').click();
  const topOf = () => timeAt('9:00 AM').element().getBoundingClientRect().top;
  // In the upper half of the screen.
  await expect.poll(topOf).toBeLessThan(844 / 2);
  expect(topOf()).toBeGreaterThan(56);
  await openTimes(directory(...taken).answer, { width: 1440 });
  window.scrollTo(0, 0);
  await day('Monday, 23 November 2026').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Mon, 23 Nov 2026' })).toBeVisible();
  expect(window.scrollY).toBe(0);
});

test('today shows what has yet to begin; hours after five are the evening', async () => {
  const late = doctorOf({ id: 'late', name: 'Manisha Pandey', from: '16:00:00', to: '18:00:00' });
  await openTimes(recordOf(mainHospital, ...late).answer, { now: '2026-11-18T16:30:00+05:45' });
  await expect.poll(() => textsOf(page.getByRole('heading', { level: 3 }))).toEqual(['Afternoon', 'Evening']);
  await expect.element(times.first()).toHaveAccessibleName(/^4:40 PM – 5:00 PM/);
  await expectCount(page.getByText('Crossed-out times are full.'), 0);
});

test('a full day, and a doctor without any free time', async () => {
  await openTimes(directory(...taken).answer);
  await day('Wednesday, 18 November 2026').click();
  await expect.element(page.getByText('No time slots available for this day!')).toBeVisible();
  await expectCount(page.getByRole('button', { name: /^\d.*, full$/ }), 12);
  await expectAccessible();

  const always = directory(takenTime('kamala', '2026-11-18', '00:00', '23:59'));
  const [slot] = always.all('Slot');
  always.keep({ ...slot, end: '2026-12-10T00:00:00Z' } as FhirResource);
  await openTimes(always.answer);
  await expect.element(page.getByText('Fully booked for the next 14 days.')).toBeVisible();
  await expectCount(firstFree, 0);
});

test('while the times are loaded, and when they cannot be', async () => {
  let answerSlots: () => unknown = neverAnswers;
  const record = directory(...taken);
  // The card before it asks for them in order.
  const answer = record.with(({ path, parameters }) =>
    path === 'Slot' && !parameters.has('_sort') ? answerSlots() : undefined,
  );
  const { address } = await openTimes(answer);
  await expect.element(page.getByText('Loading...').first()).toBeInTheDocument();
  answerSlots = isSilent;
  await openTimes(answer);
  await expect.element(page.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
  answerSlots = () => undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(timeAt('9:00 AM')).toBeVisible();
  expect(address()).toBe('/appointments/time-slot');
});

const longName = doctorOf({
  id: 'long',
  name: 'Padmashree Lakshmidevi Bhattarai-Rajbhandari Shrestha',
  inNepali: 'डा. पद्मश्री लक्ष्मीदेवी भट्टराई-राजभण्डारी श्रेष्ठ',
});

test.each([
  [320, 'light', 'en'],
  [320, 'dark', 'np'],
  [390, 'dark', 'en'],
  [390, 'light', 'np'],
  [768, 'light', 'np'],
  [1440, 'dark', 'np'],
] as const)('%i px, %s, %s: accessible, and nothing scrolls sideways', async (width, theme, locale) => {
  const record = recordOf(mainHospital, ...longName, takenTime('long', '2026-11-18', '09:00', '10:00'));
  await openTimes(record.answer, { width, theme, locale });
  await expectCount(page.getByRole('button', { name: / – / }), 12);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});

test.for(['light', 'dark'] as const)('E10: every day can be read, and what it is seen, %s', async (theme) => {
  await openTimes(directory(...taken).answer, { theme });
  await expect
    .poll(() => document.querySelectorAll('[role=gridcell] [data-coming]').length)
    .toBeGreaterThan(7);
  const surface = coloursOf(document.querySelector('[role=grid]') as Element).fill;
  for (const cell of document.querySelectorAll('[role=gridcell] > div')) {
    const { text, fill, border } = coloursOf(cell);
    const name = cell.getAttribute('aria-label') ?? '';
    expect.soft(contrastOf(text, fill), name).toBeGreaterThanOrEqual(4.5);
    if (/chosen|, available/.test(name))
      expect
        .soft(Math.max(contrastOf(fill, surface), contrastOf(border, surface)), name)
        .toBeGreaterThanOrEqual(3);
  }
});

type Colour = [number, number, number];

/** What is drawn: a fill that lets the ground through is the ground's. */
function coloursOf(element: Element) {
  const read = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const ground = (at: Element | null): Colour => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = at
      ? read(getComputedStyle(at).backgroundColor)
      : [];
    return alpha === 0 ? ground(at?.parentElement ?? null) : [red, green, blue];
  };
  const { color, borderTopColor } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0, alpha = 1] = read(borderTopColor);
  const fill = ground(element);
  return { text: read(color) as Colour, fill, border: alpha === 0 ? fill : ([red, green, blue] as Colour) };
}
