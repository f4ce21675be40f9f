import type { FhirResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  bookingNow,
  dermatology,
  doctorOf,
  kamala,
  mainHospital,
  takenTime,
} from '../../../../test/doctor-directory.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../../test/expect-on-page.ts';
import { recordOf } from '../../../../test/fake-record.ts';
import { isSilent, neverAnswers, type Answer } from '../../../../test/fake-records-client.ts';
import { openPage } from '../../../../test/open-page.tsx';

const speaks = (...codes: string[]) => ({
  communication: codes.map((code) => ({ coding: [{ system: 'urn:ietf:bcp:47', code }] })),
});
const manisha = doctorOf({
  id: 'manisha',
  name: 'Manisha Pandey',
  inNepali: 'डा. मनिषा पाण्डे',
  from: '17:20:00',
  to: '18:20:00',
  modes: ['video'],
  fee: 800,
  practitioner: {
    ...speaks('ne', 'en', 'mai'),
    qualification: [{ code: { text: 'MBBS' }, period: { start: '2017' } }, { code: { text: 'MD' } }],
  },
});
const dipendra = doctorOf({ id: 'dipendra', name: 'Dipendra Joshi', from: '08:20:00', to: '09:00:00' });
const anil = doctorOf({ id: 'anil', name: 'Anil Shrestha', from: '11:30:00', to: '12:30:00' });
const suresh = doctorOf({
  id: 'suresh',
  name: 'Suresh Koirala',
  role: { notAvailable: [{ description: 'Leave', during: { start: '2026-11-10', end: '2026-12-09' } }] },
});
const pramila = doctorOf({ id: 'pramila', name: 'Pramila Tuladhar', hasSchedule: false, fee: 900 });
const hari = doctorOf({
  id: 'hari',
  name: 'Hari Pant',
  inNepali: 'डा. हरि पन्त',
  role: { specialty: [dermatology] },
});
const kamalaIsTakenToday = takenTime('kamala', '2026-11-18', '09:00', '13:00');

const cardiologists = [...suresh, ...pramila, ...kamala, ...anil, ...dipendra, ...manisha];

/** The records server knows specialties; the record of a test does not. */
function clinic(...more: FhirResource[]): Answer {
  const others = [mainHospital, kamalaIsTakenToday, ...more];
  const bySpecialty: Record<string, Answer> = {
    '394579002': recordOf(...cardiologists, ...others).answer,
    '394582007': recordOf(...hari, ...others).answer,
  };
  const everybody = recordOf(...cardiologists, ...hari, ...others).answer;
  return (asked) => (bySpecialty[asked.parameters.get('specialty') ?? ''] ?? everybody)(asked);
}

const open = (specialty: string, answer: Answer, more: Parameters<typeof openPage>[2] = {}) =>
  openPage(`/appointments/select-doctor?specialty=${specialty}`, answer, {
    now: bookingNow,
    zone: 'Asia/Kathmandu',
    ...more,
  });
const [cardiology, skin] = ['394579002', '394582007'];

const names = page.getByRole('article').getByRole('heading', { level: 3 });
const card = (name: string) => page.getByRole('article', { name });
const search = page.getByRole('textbox', { name: 'Search doctors' });
const soon = page.getByRole('region', { name: 'First free time' });

test('the first free first; who cannot be booked comes last and says why', async () => {
  await open(cardiology, clinic());
  await expectCount(names, 6);
  const listed = ['Dipendra Joshi', 'Anil Shrestha', 'Manisha Pandey', 'Kamala Bhattarai'];
  const notBookable = ['Pramila Tuladhar', 'Suresh Koirala'];
  expect(textsOf(names)).toEqual([...listed, ...notBookable].map((name) => `Dr. ${name}`));
  await expectText(card('Dr. Dipendra Joshi'), 'First free: Today, 8:20 AM');
  await expectText(card('Dr. Kamala Bhattarai'), 'First free: Tomorrow, 9:00 AM');
  await expectText(card('Dr. Pramila Tuladhar'), 'Books by phone only');
  await expectText(card('Dr. Suresh Koirala'), 'On leave until 09 Dec 2026');
  await expect
    .element(card('Dr. Pramila Tuladhar').getByRole('link', { name: 'Call' }))
    .toHaveAttribute('href', 'tel:+97715550100');
  for (const name of ['Dr. Pramila Tuladhar', 'Dr. Suresh Koirala']) {
    await card(name).getByRole('button', { name: 'Proceed' }).click();
    const message = page.getByText(
      'The doctor is not available for appointments at this time. Please select another doctor, or try again later!',
    );
    await expect.element(message.first()).toBeVisible();
  }
  await expectAccessible();
});

test('a card says what the record has of a doctor, and nothing else', async () => {
  await open(cardiology, clinic());
  const full = card('Dr. Manisha Pandey');
  for (const text of ['MBBS, MD', 'Cardiology, 9 years', 'Nepali, English, Maithili', 'Video only', 'Rs 800'])
    await expectText(full, text);
  expect(textsOf(full)[0]).not.toContain('Main Hospital');
  await expectText(card('Dr. Kamala Bhattarai'), 'In person or video, Main Hospital');
  const [bare = ''] = textsOf(card('Dr. Anil Shrestha'));
  expect(bare).toContain('In person, Main Hospital');
  expect(bare).not.toMatch(/years|Rs|per visit|Nepali/);
  await expectCount(card('Dr. Anil Shrestha').getByText('per visit'), 0);
});

test('the soonest three of those who were found; one press chooses doctor and time', async () => {
  const { address } = await open(cardiology, clinic());
  await expectCount(soon.getByRole('listitem'), 3);
  expect(textsOf(soon.getByRole('listitem')).map((text) => text.replace(/^[A-Z]+/, ''))).toEqual([
    expect.stringMatching(/oday, 8:20 AM.*Dr\. Dipendra Joshi.*In person/),
    expect.stringMatching(/oday, 11:30 AM.*Dr\. Anil Shrestha/),
    expect.stringMatching(/oday, 5:20 PM.*Dr\. Manisha Pandey.*Video only/),
  ]);
  await soon.getByRole('button', { name: 'Choose' }).nth(2).click();
  await expect.poll(address).toBe('/appointments/time-slot');
  await expect.element(page.getByRole('button', { name: /^5:20 PM – 5:40 PM.*chosen$/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
});

test.each([
  ['heart', ['Dr. Kamala Bhattarai', 'Dr. Manisha Pandey'], '“heart” matches Cardiology. 6 doctors'],
  ['मुटु', ['Dr. Kamala Bhattarai'], '“मुटु” matches Cardiology. 6 doctors'],
  ['skin', ['Dr. Hari Pant'], '“skin” matches Dermatology. 1 doctor'],
  ['पन्त', ['Dr. Hari Pant'], '1 doctor'],
  ['kamala', ['Dr. Kamala Bhattarai'], '1 doctor'],
])('%s is found in the whole clinic', async (typed, found, told) => {
  const { address } = await open(skin, clinic());
  await expect.element(names.first()).toBeVisible();
  await search.fill(typed);
  await expectText(page.getByRole('main').getByRole('status').first(), told);
  for (const name of found) await expect.element(card(name)).toBeVisible();
  await expect.poll(() => new URL(address(), location.origin).searchParams.get('search')).toBe(typed);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(address).toBe(`/appointments/select-doctor?specialty=${skin}`);
  await expect.poll(() => textsOf(names)).toEqual(['Dr. Hari Pant']);
});

test('a doctor of another specialty is booked in their own; Back finds the search again', async () => {
  const { address, router } = await open(skin, clinic());
  await search.fill('kamala');
  await card('Dr. Kamala Bhattarai').getByRole('button', { name: 'Proceed' }).click();
  await expect.poll(address).toBe('/appointments/time-slot');
  await router.navigate(-1);
  await expect.element(search).toHaveValue('kamala');
  await expect.poll(() => textsOf(names)).toEqual(['Dr. Kamala Bhattarai']);
});

test('nobody is found: who may have been meant, and a way back', async () => {
  await open(cardiology, clinic());
  await search.fill('kamela');
  await expect.element(page.getByRole('heading', { name: 'No results found!' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Did you mean?' })).toBeVisible();
  await expect.poll(() => textsOf(names)).toEqual(['Dr. Kamala Bhattarai']);
  await expectAccessible();
  await search.fill('dentist');
  await expectCount(names, 0);
  await expect.element(page.getByRole('heading', { name: 'No results found!' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear' }).last().click();
  await expectCount(names, 6);
  await expect.element(search).toHaveValue('');
});

test('words of an emergency draw the hint to call', async () => {
  await open(cardiology, clinic());
  await search.fill('chest pain');
  await expect.element(page.getByRole('alert').getByRole('link', { name: '102' })).toBeVisible();
});

test('one request for the first free times of all; without them the cards are still there', async () => {
  let isDown = false;
  let asked = 0;
  const record = clinic();
  const answer: Answer = (one) => {
    if (one.path === 'Slot') asked += 1;
    return one.path === 'Slot' && isDown ? isSilent() : record(one);
  };
  await open(cardiology, answer);
  await expectCount(names, 6);
  expect(asked).toBe(1);
  isDown = true;
  await open(cardiology, answer);
  await expectCount(names, 6);
  await expectText(card('Dr. Kamala Bhattarai'), 'Next clinic day: Wed, 18 Nov 2026');
  await expectCount(soon, 0);
});

test('while the doctors are loaded nothing else moves in', async () => {
  const record = clinic();
  await open(cardiology, (one) => (one.path === 'Slot' ? neverAnswers() : record(one)));
  await expect.element(page.getByText('Loading...').first()).toBeInTheDocument();
  await expectCount(names, 0);
});

test('the profile: what the directory says, and the way on', async () => {
  const { address } = await open(cardiology, clinic());
  await card('Dr. Manisha Pandey').getByRole('button', { name: 'View profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Dr. Manisha Pandey' });
  for (const text of [
    '9 years',
    'Nepali, English, Maithili',
    'Rs 800',
    'First free: Today, 5:20 PM',
    '20 minutes',
  ])
    await expectText(sheet, text);
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Proceed' }).click();
  await expect.poll(address).toBe('/appointments/time-slot');
});

const longNames = doctorOf({
  id: 'long',
  name: 'Padmashree Lakshmidevi Bhattarai-Rajbhandari Shrestha',
  inNepali: 'डा. पद्मश्री लक्ष्मीदेवी भट्टराई-राजभण्डारी श्रेष्ठ',
  fee: 1200,
});

test.each([
  [320, 'light', 'en'],
  [320, 'dark', 'np'],
  [390, 'dark', 'en'],
  [390, 'light', 'np'],
  [768, 'light', 'np'],
  [1440, 'dark', 'np'],
] as const)('%i px, %s, %s: accessible, and nothing scrolls sideways', async (width, theme, locale) => {
  const record = recordOf(mainHospital, kamalaIsTakenToday, ...cardiologists, ...longNames);
  await open(cardiology, record.answer, { width, theme, locale });
  await expectCount(page.getByRole('article'), 7);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
