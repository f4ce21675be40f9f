import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Appointment, Location, Practitioner } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText } from '../../../test/expect-on-page.ts';
import { expectWholeWords } from '../../../test/expect-whole-words.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { openPage } from '../../../test/open-page.tsx';
import { anil, visit } from '../../../test/records.ts';

const start = new Date('2026-11-20T10:30:00+05:45');
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const withPhoto: Practitioner = { ...anil, photo: [{ contentType: 'image/png', data: pixel }] };
const hospital: Location = {
  resourceType: 'Location',
  id: 'main',
  name: 'Main Hospital',
  _name: nepali('मुख्य अस्पताल'),
  address: { line: ['Maharajgunj'], city: 'Kathmandu' },
};
const place: Partial<Appointment> = {
  supportingInformation: [{ reference: 'Location/main', display: 'Main Hospital' }],
};
const byVideo: Partial<Appointment> = {
  serviceType: [{ coding: [{ system: systemUris.visitMode, code: 'video' }] }],
  ...place,
};
const at = (time: string) => ({ now: `2026-11-20T${time}:00+05:45`, zone: 'Asia/Kathmandu' });
const open = (more: Partial<Appointment>, circumstances: Parameters<typeof openPage>[2]) =>
  openPage('/appointments/v', recordOf(hospital, withPhoto, visit('v', start, more)).answer, circumstances);

const hero = page.getByRole('region', { name: 'Dr. Anil Shrestha' });
const join = page.getByRole('button', { name: 'Join Video Call' });

test.for([390, 768, 1440])(
  'a video visit that is open: portrait, camera and Join in the hero, %i',
  async (width) => {
    await open(byVideo, { ...at('10:22'), width });
    for (const text of ['Today', 'Video visit', 'Confirmed', '10:30 AM – 11:00 AM', 'Starts in 8 minutes'])
      await expectText(hero, text);
    await expect.poll(() => hero.element().querySelector('img')?.src).toBe(`data:image/png;base64,${pixel}`);
    expect(join.elements()).toHaveLength(1);
    expect(hero.element().contains(join.element())).toBe(true);
    expect(hero.element().querySelector('.lucide-video')).not.toBeNull();
    expect(page.getByRole('main').element().textContent).not.toMatch(/Main Hospital|Maharajgunj|Opens at/);
    expect(page.getByRole('main').element().querySelector('.lucide-map-pin')).toBeNull();
    await expectAccessible();
  },
);

test('before its window is open the hero says when it opens, in place of the button', async () => {
  await open(byVideo, at('09:00'));
  await expectText(hero, 'Opens at 10:20 AM');
  expect(join.elements()).toEqual([]);
});

test('once it has begun the call can still be joined, and nothing counts down', async () => {
  await open(byVideo, at('10:40'));
  await expect.element(join).toBeVisible();
  expect(hero.element().textContent).not.toContain('Starts in');
});

test.for<[string, Partial<Appointment>, string]>([
  ['asked for', { ...byVideo, status: 'proposed' }, '09:00'],
  ['over', byVideo, '12:00'],
  ['called off', { ...byVideo, status: 'cancelled' }, '10:22'],
])('a video visit that is %s has neither Join nor an opening', async ([, more, time]) => {
  await open(more, at(time));
  await expectText(hero, '10:30 AM – 11:00 AM');
  expect(join.elements()).toEqual([]);
  expect(hero.element().textContent).not.toContain('Opens at');
});

test('a visit in person: pin, place and the way there, and no camera', async () => {
  await open(place, at('09:00'));
  for (const text of ['In person', 'Main Hospital', 'Maharajgunj, Kathmandu']) await expectText(hero, text);
  expect(hero.element().querySelector('.lucide-map-pin')).not.toBeNull();
  expect(hero.element().querySelector('.lucide-video')).toBeNull();
  await expect
    .element(hero.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute('href', expect.stringContaining('openstreetmap.org'));
});

test('what the clinic wants done before the visit is a list; what later issues bring is absent', async () => {
  await open({ ...byVideo, patientInstruction: 'Bring your reports. Don’t eat for 8 hours.' }, at('09:00'));
  await expectText(
    page.getByRole('list').filter({ hasText: 'Bring your reports.' }),
    'Don’t eat for 8 hours.',
  );
  expect(document.body.textContent).not.toMatch(/Check in\b|Pre-visit form|can see/);
  expect(document.querySelector('main :disabled')).toBeNull();
});

test.for(['en', 'np'] as const)('320 px with the largest text breaks no word, %s', async (locale) => {
  await open(byVideo, { ...at('10:22'), locale, width: 320 });
  await expect.poll(() => document.querySelector('main h2')).not.toBeNull();
  await expectWholeWords();
  expect(document.documentElement.scrollWidth).toBe(320);
});
