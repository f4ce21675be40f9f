import type { Locator, Page } from '@playwright/test';
import { findResources } from '@portal/test-stack/find-resources';
import type { Consent, Observation } from 'fhir/r4';
import { expectAccessible } from '../core/accessibility.ts';
import { becomePhone, healthCalls, onPhone } from '../core/phone-health.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, stack, test } from '../core/test.ts';
import { expectFits } from '../core/widths.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ timezoneId: 'Asia/Kathmandu' });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const kit = (page: Page) => page.getByRole('region', { name: 'Health Kit' });

/** The page that was open before stays: only the phone around it is new. */
async function comeHome(page: Page) {
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
}

async function expectValues(page: Page, steps: string) {
  await expect(card(page, 'Steps Count')).toContainText(`${steps} steps`);
  await expect(card(page, 'Sleep')).toContainText(/7 hrs 12 min|No item to display/);
  await expect(card(page, 'Heart Rate')).toContainText('72 bpm average');
  await expect(card(page, 'Calories')).toContainText('1,240 kcal');
}

test('the phone syncs, the patient agrees, the record has it, the browser shows it and ends it', async ({
  page,
  patient,
  browser,
}) => {
  const stored = async () =>
    (await findResources<Observation>(stack, 'Observation', patient.id)).filter(
      ({ performer }) => performer?.[0]?.reference === `Patient/${patient.id}`,
    );
  const stepsStored = async () =>
    (await stored()).filter(({ code }) => code.text === 'Steps Count').map((one) => one.valueQuantity?.value);

  await test.step('not synced: the card asks', async () => {
    await signIn(page, patient);
    await becomePhone(page);
    await comeHome(page);
    await expect(kit(page)).toContainText('Sync your health data');
    await expect(kit(page)).toContainText('Only your doctor has access to it.');
    await expectAccessible(page);
  });

  await test.step('synced: the four cards of this phone, nothing in the record yet', async () => {
    await kit(page).getByRole('button', { name: 'Sync now' }).click();
    await expect(page).toHaveURL('/my-health/wearables');
    await expectValues(page, '6,482');
    await expect(page.getByText('Only your doctor has access to your synced health data.')).toBeVisible();
    expect(await stored()).toEqual([]);
    const calls = await healthCalls(page);
    expect(calls).toContain('requestAuthorization {"read":["sleep","steps","calories","heartRate"]}');
    expect(calls.filter((call) => /save|write/i.test(call))).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('agreed: one Observation for each metric of today', async () => {
    await page.getByRole('button', { name: 'Share daily totals' }).click();
    await expect(page.getByRole('region', { name: 'Shared with your doctor' })).toBeVisible();
    await expect.poll(stepsStored).toEqual([6482]);
    await onPhone(page, { today: { steps: 7000, calories: 1240, heartRate: 71.6 } });
    await expect(card(page, 'Steps Count')).toContainText('7,000 steps');
    await expect.poll(stepsStored).toEqual([7000]);
  });

  const elsewhere = await browser.newContext({ timezoneId: 'Asia/Kathmandu' });
  await test.step('a browser shows what the phone synced, and stops it', async () => {
    const web = await elsewhere.newPage();
    await signIn(web, patient);
    await expect(web.getByRole('region', { name: 'Outstanding Payment' })).toBeVisible();
    await expect(web.getByText('Health Kit')).toHaveCount(0);
    await web.goto('/my-health');
    await web.getByRole('navigation', { name: 'My Health' }).getByRole('link', { name: 'Wearables' }).click();
    await expectValues(web, '7,000');
    await expect(web.getByText('Open health settings')).toHaveCount(0);
    await web.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(web.getByRole('region', { name: 'Shared with your doctor' })).toHaveCount(0);
    await expectValues(web, '7,000');
    const [consent] = await findResources<Consent>(stack, 'Consent', patient.id);
    expect([consent?.status, typeof consent?.provision?.period?.end]).toEqual(['inactive', 'string']);
    await elsewhere.close();
  });

  await test.step('the phone counts on and writes no more', async () => {
    const asked = page.waitForResponse(/\/r4\/Consent\?/);
    await onPhone(page, { today: { steps: 7500, calories: 1240, heartRate: 71.6 } });
    await asked;
    await expect(card(page, 'Steps Count')).toContainText('7,500 steps');
    expect(await stepsStored()).toEqual([7000]);
  });
});

test('refused, broken, and mended', async ({ page, patient }) => {
  await signIn(page, patient);
  await becomePhone(page, { willAllow: false });
  await comeHome(page);
  await kit(page).getByRole('button', { name: 'Sync now' }).click();
  await expect(kit(page)).toContainText('This phone doesn’t let us read all four.');
  await kit(page).getByRole('button', { name: 'Open health settings' }).click();
  await expect.poll(() => healthCalls(page)).toContain('openHealthConnectSettings undefined');
  await onPhone(page, { isAllowed: true });
  await expect(kit(page)).toContainText('Your health data is synced');
  await expect(kit(page)).toContainText('Only your doctor has access to your synced health data.');
  await onPhone(page, { isBroken: true });
  await expect(kit(page)).toContainText('We couldn’t read your health data');
  await onPhone(page, { isBroken: false });
  await kit(page).getByRole('link', { name: 'View my data' }).click();
  await expectValues(page, '6,482');
  const logged = page.waitForEvent('console', (message) => message.text().includes('health'));
  await onPhone(page, { isBroken: true });
  expect((await logged).text()).toBe('portal: health isAvailable failed (x)');
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t read this phone’s health data.' });
  await expect(alert).toBeVisible();
  await page.evaluate(() =>
    Object.assign((window as never as { phoneHealth: object }).phoneHealth, { isBroken: false }),
  );
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expectValues(page, '6,482');
});

test('7, 30 and 90 days: drawn, in a sentence, and as a table', async ({ page, patient }) => {
  await signIn(page, patient);
  await becomePhone(page, { isAllowed: true });
  await comeHome(page);
  await expect(kit(page)).toContainText('Your health data is synced');
  await expectFits(page, 'the dashboard with its card');
  await kit(page).getByRole('link', { name: 'View my data' }).click();
  const steps = card(page, 'Steps Count');
  const shows = (drawing: Locator) => expect(drawing).toBeVisible();
  await shows(steps.getByRole('img', { name: 'Steps Count, day by day; on average 6,481 steps' }));
  await page.getByRole('radiogroup', { name: 'Period' }).getByText('90 days').click();
  await shows(steps.getByRole('img', { name: 'Steps Count, day by day; on average 6,481 steps' }));
  await steps.getByText('Show every day').click();
  await expect(steps.getByRole('row')).toHaveCount(3);
  await expect(steps.getByRole('row').nth(1)).toContainText('6,482 steps');
  await expectFits(page, 'the four cards, one with its table');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
});
