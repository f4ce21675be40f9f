import type { Appointment, Location, Practitioner, PractitionerRole } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingNow, doctorOf, kamala, mainHospital } from '../../../../test/doctor-directory.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { expectCount, expectText, textsOf } from '../../../../test/expect-on-page.ts';
import { tellChange } from '../../../../test/fake-event-stream.ts';
import { recordOf } from '../../../../test/fake-record.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { self } from '../../../../test/records.ts';
import { withBooked } from './booking-state.ts';
import { changeWizard, openWizard } from './wizard.ts';

const booked = (mode: string, more: Partial<Appointment> = {}): Appointment => ({
  resourceType: 'Appointment',
  id: 'visit.17',
  status: 'proposed',
  created: '2026-11-18T07:52:00+05:45',
  serviceType: [{ coding: [{ system: systemUris.visitMode, code: mode }] }],
  appointmentType: { coding: [{ code: 'FOLLOWUP' }] },
  start: '2026-11-19T10:20:00+05:45',
  end: '2026-11-19T10:40:00+05:45',
  participant: [
    { actor: self, status: 'accepted' },
    { actor: { reference: 'Practitioner/kamala' }, status: 'needs-action' },
  ],
  ...more,
});

const place: Location = { ...mainHospital, address: { line: ['Maharajgunj'], city: 'Kathmandu' } };

/** The page that a booking ends on. */
async function openSent(
  visit: Appointment,
  circumstances: Parameters<typeof openPage>[2] = {},
  [practitioner, role] = kamala,
) {
  const record = recordOf(place, ...kamala, visit);
  const opened = await openPage('/appointments', record.answer, {
    now: bookingNow,
    zone: 'Asia/Kathmandu',
    ...circumstances,
  });
  await openWizard();
  const selectedDoctor = {
    role: role as PractitionerRole,
    practitioner: practitioner as Practitioner,
    location: place,
  };
  await changeWizard((state) => ({ ...withBooked(state, visit), selectedDoctor }));
  await opened.router.navigate('/appointments/payment-confirmed');
  await expect.poll(opened.address).toBe('/appointments/payment-confirmed');
  return { ...opened, record };
}

const steps = page.getByRole('main').getByRole('list').last().getByRole('listitem');
const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('a request that the clinic has not answered: sent, awaiting, four steps, four rows', async () => {
  await openSent(booked('video'), { width: 1440 });
  await expectText(heading, 'Request sent');
  await expect.element(page.getByText('Awaiting confirmation', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Thank you your patience !')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Booking Confirmed/);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs.element().querySelector('[aria-current=page]')?.textContent).toBe('Booking Confirmed');
  expect(textsOf(page.getByRole('heading', { level: 1 }))).toEqual(['Schedule Appointment']);
  expect(textsOf(steps)).toEqual([
    expect.stringContaining('Request sent · done'),
    expect.stringContaining('The clinic looks at it · still to come'),
    expect.stringContaining('Booking Confirmed · still to come'),
    expect.stringContaining('Your visit · still to come'),
  ]);
  await expectText(steps.first(), 'Today, 7:52 AM. Your time is held for you.');
  await expectText(steps.last(), 'The video call opens 10 minutes before the visit.');
  expect(textsOf(page.getByRole('term'))).toEqual(['Doctor', 'Date and Time', 'Service', 'Treatment Type']);
  expect(textsOf(page.getByRole('definition'))).toEqual([
    'Dr. Kamala Bhattarai',
    '19 Nov 202610:20 AM – 10:40 AM',
    'Follow up',
    'Online (Telemedicine)',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Change or cancel the request' }))
    .toHaveAttribute('href', '/appointments/visit.17');
  await expectAccessible();
});

test('the page becomes the clinic’s answer by itself: confirmed', async () => {
  const { record } = await openSent(booked('in-person'));
  await expectText(heading, 'Request sent');
  await expect.element(page.getByRole('link', { name: 'Directions' })).toBeVisible();
  record.keep(booked('in-person', { status: 'booked' }));
  await tellChange({ type: 'Appointment', id: 'visit.17', version: crypto.randomUUID() });
  await expectText(heading, 'Booking Confirmed');
  await expectCount(page.getByText('Awaiting confirmation'), 0);
  await expect.element(page.getByText('Thank you your patience !')).toBeVisible();
  expect(textsOf(steps).map((text) => text.includes('· done'))).toEqual([true, true, true, false]);
  await expectAccessible();
});

test('the page becomes the clinic’s answer by itself: declined', async () => {
  const { record } = await openSent(booked('video'));
  await expectText(heading, 'Request sent');
  record.keep(
    booked('video', {
      status: 'cancelled',
      participant: [
        { actor: self, status: 'accepted' },
        { actor: { reference: 'Practitioner/kamala' }, status: 'declined' },
      ],
    }),
  );
  await tellChange({ type: 'Appointment', id: 'visit.17', version: crypto.randomUUID() });
  await expectText(heading, 'Cancelled');
  await expectCount(page.getByText('What happens next'), 0);
  expect(document.title).not.toMatch(/Confirmed/);
  await expectAccessible();
});

test('Back to Home ends the booking', async () => {
  const { address, router } = await openSent(booked('video'));
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect.poll(address).not.toBe('/appointments/payment-confirmed');
  await router.navigate('/appointments/payment-confirmed');
  await expect.poll(address).toBe('/appointments/choose-specialty');
});

const longName = doctorOf({
  id: 'kamala',
  name: 'Padmashree Lakshmidevi Bhattarai-Rajbhandari Shrestha',
  inNepali: 'डा. पद्मश्री लक्ष्मीदेवी भट्टराई-राजभण्डारी श्रेष्ठ',
});

test.each([
  [320, 'light', 'en'],
  [320, 'dark', 'np'],
  [390, 'dark', 'en'],
  [768, 'light', 'np'],
  [1440, 'dark', 'np'],
] as const)('%i px, %s, %s: accessible, and nothing scrolls sideways', async (width, theme, locale) => {
  await openSent(booked('in-person'), { width, theme, locale }, longName);
  await expectCount(steps, 4);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
