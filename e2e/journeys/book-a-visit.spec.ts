import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessibility.ts';
import {
  addDetails,
  chooseAnyTime,
  chooseDoctor,
  chooseSpecialty,
  freeDays,
  freeTimes,
  goOn,
  kamala,
} from '../core/booking.ts';
import { findVisits } from '@portal/test-stack/find-visits';
import { signIn } from '../core/sign-in.ts';
import { signOut } from '../core/sign-out.ts';
import { expect, stack, test } from '../core/test.ts';

test.describe.configure({ timeout: 180_000 });

/** Belongs to the chrome, not to a step: how many notifications are unread. */
const ofTheBell = '/r4/Communication';

/** The steps as the progress list tells them: `done`, `now` or nothing. */
async function expectProgress(page: Page, current: number) {
  const steps = page.getByRole('list', { name: 'Booking progress' }).getByRole('listitem');
  const names = ['Choose Specialty', 'Select Doctor', 'Time Slot', 'Add Details', 'Payment'];
  for (const [index, name] of names.entries()) {
    const step = steps.nth(index);
    await expect(step).toContainText(name);
    if (index + 1 < current) await expect(step).toContainText('completed');
    else await expect(step).not.toContainText('completed');
    if (index + 1 === current) await expect(step).toHaveAttribute('aria-current', 'step');
  }
}

/** In the header of a phone, in the breadcrumb of a wide page. */
async function expectTitle(page: Page, title: string, isMobile: boolean) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  if (!isMobile) await expect(crumbs.locator('[aria-current=page]')).toHaveText(title);
}

test('a new patient books a visit, in as few requests as can be, and no step has an accessibility violation', async ({
  page,
  patient,
  isMobile,
}) => {
  await signIn(page, patient);
  // The own record comes once for all pages, doctors' photos after theirs.
  const ownRecord = `/r4/Patient/${patient.id}`;
  let ownReads = 0;
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === ownRecord) ownReads += 1;
    else if (pathname.startsWith('/r4/Binary/')) return;
    else if (pathname.startsWith('/r4') && pathname !== ofTheBell)
      asked.push(`${request.method()} ${pathname}`);
  });
  const expectAsked = (calls: string[]) => {
    expect(asked).toEqual(calls);
    asked = [];
  };

  await test.step('Choose Specialty: ten cards with their counts', async () => {
    await page.goto('/appointments/choose-specialty');
    await expectTitle(page, 'Choose Specialty', isMobile);
    const cards = page.getByRole('main').getByRole('button', { name: /doctors?( now)?$/ });
    await expect(cards).toHaveText([
      /^Neurology\d+ doctors$/,
      /^Cardiology\d+ doctors$/,
      /^Dermatology\d+ doctors$/,
      /^RadiologyNo doctors now$/,
      /^Clinical Oncology\d+ doctors$/,
      /^ENT \(Otolaryngology\)\d+ doctors$/,
      /^Trauma and Orthopedic\d+ doctors$/,
      /^Urology\d+ doctors$/,
      /^AnestheticsNo doctors now$/,
      /^Ophthalmology\d+ doctors$/,
    ]);
    await expectProgress(page, 1);
    expectAsked(['POST /r4/']);
    await expectAccessible(page);
  });

  await test.step('a specialty without doctors says so', async () => {
    await page.getByRole('button', { name: 'Radiology' }).click();
    await expect(page.getByText('Doctors are not available in Radiology !')).toBeVisible();
    await expect(page).toHaveURL(/\/appointments\/choose-specialty$/);
    asked = [];
  });

  await test.step('Select Doctor: one request, and one for when each is free', async () => {
    await page.getByRole('button', { name: 'Cardiology' }).click();
    await expectTitle(page, 'Select a Doctor', isMobile);
    await expect(page.getByRole('article').filter({ hasText: kamala.name })).toContainText('Rs 1,200');
    await expect(page.getByRole('article').filter({ hasText: kamala.name })).toContainText(
      /First free: .+, \d+:\d\d [AP]M/,
    );
    await expectProgress(page, 2);
    expectAsked(['GET /r4/PractitionerRole', 'GET /r4/Slot']);
    await expectAccessible(page);
    await chooseDoctor(page, kamala);
  });

  await test.step('Time Slot: one request, Next only with a time, a second press gives it back', async () => {
    await expectTitle(page, 'Available Date and Time slot', isMobile);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(freeTimes(page).first()).toBeVisible();
    await expect(next).toBeDisabled();
    await expectProgress(page, 3);
    await freeTimes(page).first().click();
    await expect(next).toBeEnabled();
    await page.getByRole('button', { name: /chosen$/, pressed: true }).click();
    await expect(next).toBeDisabled();
    await chooseAnyTime(page);
    expectAsked(['GET /r4/Slot']);
    await expectAccessible(page);
    await goOn(page);
  });

  await test.step('Add Details: what is missing is said and focused', async () => {
    await expectTitle(page, 'Add Details', isMobile);
    await expect(page.getByLabel('Patient ID')).toHaveValue(patient.id);
    await expect(page.getByLabel('Patient ID')).not.toBeEditable();
    await expectProgress(page, 4);
    expectAsked(['GET /r4/ValueSet/$expand']);
    expect(ownReads).toBe(1);
    await page.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(page.getByText('Required', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Appointment type' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.getByText('Online (Telemedicine)').click();
    const hint = page.getByRole('alert').filter({ hasText: 'Don’t wait for an answer.' });
    await expect(hint).toHaveCount(0);
    const reason = page.getByRole('textbox', { name: 'Reason for Appointment' });
    await reason.fill('Severe chest pain, cannot breathe');
    await expect(hint.getByRole('link', { name: '102' })).toBeVisible();
    await expectAccessible(page);
    await addDetails(page);
  });

  await test.step('Payment: at the clinic, nothing is sent before it is confirmed', async () => {
    await expectTitle(page, 'Payment', isMobile);
    await expect(page.getByRole('radio', { name: 'Pay at the clinic' })).toBeChecked();
    await expect(page.getByText('Rs 1,200').filter({ visible: true }).first()).toBeVisible();
    await expectProgress(page, 5);
    await expectAccessible(page);
    expectAsked([]);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(page).toHaveURL(/\/appointments\/payment-confirmed$/);
    // The page follows the visit: news of it may have come already.
    asked = asked.filter((call) => call !== 'GET /r4/Appointment');
    expectAsked(['POST /r4/']);
  });

  await test.step('A8: the last page, in the specification’s words, is not headed confirmed before the clinic has', async () => {
    await expect(page.getByText('Your appointment has been created.')).toBeVisible();
    await expect(page).toHaveTitle(/^Booking Confirmed/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Schedule Appointment']);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    if (!isMobile) await expect(crumbs.locator('[aria-current=page]')).toHaveText('Booking Confirmed');
    await expect(
      page.getByRole('listitem').filter({ hasText: /Booking Confirmed.*still to come/ }),
    ).toBeVisible();
    await expect(page.getByText('Thank you your patience !')).toBeVisible();
    for (const name of ['Doctor', 'Date and Time', 'Service', 'Treatment Type'])
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
    const facts = page.getByRole('definition');
    await expect(facts.filter({ hasText: kamala.name })).toBeVisible();
    await expect(facts.filter({ hasText: /^Follow up$/ })).toBeVisible();
    await expect(facts.filter({ hasText: /^Online \(Telemedicine\)$/ })).toBeVisible();
    await expectAccessible(page);
    const visits = await findVisits(stack, patient.id);
    expect(visits.map(({ status, comment }) => `${status}: ${comment}`)).toEqual([
      'proposed: Chest pain when climbing stairs',
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible();
    await expect(page.getByText('Awaiting confirmation')).toBeVisible();
  });

  await test.step('F3: Back leaves to what was before the booking, at the first press', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 2, name: 'Request sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/appointments/payment-confirmed');
    await expect(page).toHaveURL(/\/appointments\/choose-specialty$/);
  });
});

test('a doctor without hours, schedule or presence cannot be chosen', async ({ page, patient }) => {
  await signIn(page, patient);
  await chooseSpecialty(page, 'Cardiology');
  const unavailable = page.getByRole('article').filter({ hasText: /On leave|Books by phone only/ });
  await expect(unavailable.first()).toBeVisible();
  await unavailable.first().getByRole('button', { name: 'Proceed' }).click();
  await expect(
    page.getByText(
      'The doctor is not available for appointments at this time. Please select another doctor, or try again later!',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/appointments\/select-doctor/);
  await test.step('the dropdown sets the query', async () => {
    await page.getByRole('combobox', { name: 'Specialty' }).focus();
    await page.getByRole('combobox', { name: 'Specialty' }).fill('Dermatology');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/specialty=394582007$/);
  });
});

test('a reload in each step loses nothing; signing out loses everything', async ({
  page,
  patient,
  isMobile,
}) => {
  await signIn(page, patient);
  await chooseSpecialty(page, 'Cardiology');
  await page.reload();
  await chooseDoctor(page, kamala);
  await page.reload();
  await chooseAnyTime(page);
  await goOn(page);
  await page.getByRole('textbox', { name: 'Reason for Appointment' }).fill('Typed before the reload');
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Reason for Appointment' })).toHaveValue(
    'Typed before the reload',
  );
  await addDetails(page, { type: 'Routine' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();

  await test.step('nothing of it can be read in the browser’s storage', async () => {
    expect(await readPrivateStore(page)).toMatch(/boxes/);
    expect(await readPrivateStore(page)).not.toMatch(/Chest pain|Kamala|Typed/);
  });
  await signOut(page, patient, isMobile);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('days and times are announced with their date and their state', async ({ page, patient }) => {
  await signIn(page, patient);
  await chooseSpecialty(page, 'Cardiology');
  await chooseDoctor(page, kamala);
  await expect(freeTimes(page).first()).toBeVisible();
  const anyDay = /^[A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+ \d{4}(, today)?(, chosen)?, (not )?available$/;
  const days = page.getByRole('grid').getByRole('button');
  for (const name of await days.evaluateAll((all) => all.map((day) => day.getAttribute('aria-label') ?? '')))
    expect(name).toMatch(anyDay);
  const time =
    /^\d{1,2}:\d\d [AP]M – \d{1,2}:\d\d [AP]M, [A-Z][a-z]+day, \d{1,2} [A-Z][a-z]+ \d{4}, (available|full|chosen)$/;
  const times = page.getByRole('region', { name: 'Date and time' }).getByRole('button', { name: /^\d/ });
  for (const name of await times.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')))
    expect(name).toMatch(time);

  await test.step('by keyboard alone: another day, then a time', async () => {
    await freeDays(page).first().focus();
    const focused = page.getByRole('grid').locator(':focus');
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(focused).toHaveAccessibleName(/\d{4}, available$/, { timeout: 1000 });
    }).toPass();
    await untilKept(page, () => page.keyboard.press('Enter'));
    await freeTimes(page).first().focus();
    await untilKept(page, () => page.keyboard.press('Space'));
    await expect(page.getByRole('button', { name: /^\d.*chosen$/, pressed: true })).toBeFocused();
  });

  await test.step('a reload keeps the day and the time', async () => {
    const chosen = page.getByRole('button', { name: /^\d.*chosen$/, pressed: true });
    const name = (await chosen.getAttribute('aria-label')) ?? '';
    await page.reload();
    await expect(chosen).toHaveAttribute('aria-label', name);
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  });
});

/** What is sealed anew on the device has been written: a reload that comes sooner finds what was there before. */
async function untilKept(page: Page, act: () => Promise<void>) {
  const before = await readPrivateStore(page);
  await act();
  await expect.poll(() => readPrivateStore(page)).not.toBe(before);
}

/** Every value of the store, as bytes and as text. */
function readPrivateStore(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('private-store');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    });
    const found: string[] = [];
    for (const name of database.objectStoreNames) {
      const values = await new Promise<unknown[]>((resolve) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.addEventListener('success', () => resolve(request.result as unknown[]));
      });
      for (const value of values) {
        const sealed = (value as { sealed?: ArrayBuffer }).sealed;
        found.push(`${name}: ${sealed ? new TextDecoder('latin1').decode(sealed) : JSON.stringify(value)}`);
      }
    }
    database.close();
    return found.join('\n');
  });
}
