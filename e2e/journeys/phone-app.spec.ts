import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessibility.ts';
import { hospitalFor } from '../core/health-record.ts';
import { expect, origin } from '../core/test.ts';
import { signInOnPhone, startApp, tell, test } from '../core/phone.ts';
import type { Phone } from '../../apps/mobile/test/phone-double.ts';

const gate = (app: Page) => app.getByRole('dialog', { name: 'Biometric Login' });
const finger = (app: Page) => gate(app).getByRole('button', { name: 'Unlock with fingerprint' });
const card = (app: Page) => app.getByRole('region', { name: 'Biometric Login' });
const day = 24 * 3_600_000;
const keptOnPhone = ({ device, guarded }: Phone) => [device.size, guarded.size];

async function enableBiometrics(app: Page) {
  await card(app).getByRole('button', { name: 'Enable' }).click();
  await expect(app.getByText('Biometric enabled successfully.')).toBeVisible();
  await expect(app).toHaveURL('https://localhost/get-started');
  await expect(gate(app)).toBeVisible();
}

test('the app signs in by the system’s browser, and from then on the phone keeps the token', async ({
  app,
  phone,
  systemBrowser,
  patient,
}) => {
  await signInOnPhone({ app, phone, systemBrowser, patient });

  await test.step('the page holds no token and no cookie', async () => {
    expect(await app.context().cookies(origin)).toEqual([]);
    const stored = await app.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/token|eyJ/);
    expect(keptOnPhone(phone)).toEqual([1, 0]);
  });
  await test.step('the bar is the brand’s, and the app switcher shows nothing', async () => {
    expect(phone.bar).toEqual({ color: '#004196', style: 'DARK' });
    expect(phone.read().isHiddenFromSwitcher).toBe(true);
  });
  await test.step('a link opens the messages, whose chat has a white bar', async () => {
    await tell(app, phone, 'appUrlOpen', phone.linkOf(`${origin}/messages?search=a`));
    await expect(app).toHaveURL('https://localhost/messages?search=a');
    await expect.poll(() => phone.bar).toEqual({ color: '#ffffff', style: 'LIGHT' });
  });
  await test.step('the phone’s back button goes back, and at home it leaves the app', async () => {
    await tell(app, phone, 'backButton', { canGoBack: true });
    await expect(app).toHaveURL('https://localhost/dashboard');
    await tell(app, phone, 'backButton', { canGoBack: true });
    await expect.poll(() => phone.read().timesLeft).toBe(1);
  });
  await test.step('started anew, the patient is in', async () => {
    await startApp(app, phone, '/dashboard');
    await expect(app.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
  });
  await test.step('after Sign Out nothing is left on the phone', async () => {
    await app.getByRole('link', { name: 'Menu' }).click();
    await app.getByRole('button', { name: 'Sign Out' }).click();
    await expect(app).toHaveURL('https://localhost/get-started');
    await expect.poll(() => keptOnPhone(phone)).toEqual([0, 0]);
  });
});

test('biometry is turned on at the dashboard, and the phone then opens the app', async ({
  app,
  phone,
  systemBrowser,
  patient,
}) => {
  await signInOnPhone({ app, phone, systemBrowser, patient });
  const alert = app.getByRole('alertdialog', { name: 'Biometric Login' });
  const enable = card(app).getByRole('button', { name: 'Enable' });
  const readAlert = async (text: string) => {
    await enable.click();
    await expect(alert.getByText(text, { exact: true })).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
  };

  await test.step('a phone without biometry says why', async () => {
    const { biometry } = phone.read();
    const none = { ...biometry, isAvailable: false, strongBiometryIsAvailable: false };
    phone.set({ biometry: { ...none, code: 'biometryNotEnrolled' as never } });
    await readAlert('No biometrics are enrolled. Please set up biometrics on your device and try again.');
    phone.set({ biometry: { ...none, code: 'biometryNotAvailable' as never, reason: 'No sensor' } });
    await readAlert('Biometry is not available: No sensor');
    phone.set({ biometry });
  });
  await test.step('a finger that is not known is told, a cancel is not', async () => {
    phone.set({ refusal: { code: 'authenticationFailed', message: 'Not recognised' } });
    await readAlert('Authentication failed: Not recognised');
    phone.set({ refusal: { code: 'userCancel', message: 'Cancelled' } });
    await enable.click();
    await expect(enable).toBeEnabled();
    await expect(alert).toBeHidden();
    phone.set({ refusal: undefined });
  });
  await enableBiometrics(app);
  expect(await app.evaluate(() => localStorage.getItem('isBiometricEnabled'))).toBe('true');
  expect(keptOnPhone(phone)).toEqual([0, 1]);
  await expectAccessible(app);

  await test.step('each refusal is told in the system’s words, a cancel is not', async () => {
    for (const code of biometryCodes) {
      phone.set({ refusal: { code, message: `said ${code}` } });
      await finger(app).click();
      await expect(finger(app)).toBeEnabled();
      const toast = app.getByText(`Biometric authentication failed: said ${code}`);
      await expect(toast).toHaveCount(code === 'userCancel' ? 0 : 1);
    }
    phone.set({ refusal: { code: 'strange' as never, message: 'A crash' } });
    await finger(app).click();
    await expect(app.getByText('An unknown error occurred during authentication')).toBeVisible();
    phone.set({ refusal: undefined });
  });
  await test.step('a known finger opens the app, where the card is gone', async () => {
    await finger(app).click();
    await expect(app.getByText('Biometric authentication successful')).toBeVisible();
    await expect(gate(app)).toBeHidden();
    await app.getByRole('link', { name: 'Get Started' }).click();
    await expect(app.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
    await expect(card(app)).toBeHidden();
  });
  await test.step('left for a minute, it asks again, and shows nothing behind; the PIN will do', async () => {
    await app.clock.install();
    await tell(app, phone, 'appStateChange', { isActive: false });
    await app.clock.fastForward(61_000);
    await tell(app, phone, 'appStateChange', { isActive: true });
    await expect(gate(app)).toBeVisible();
    await expect(app.getByRole('heading', { name: 'Upcoming Visits' })).toBeHidden();
    await tell(app, phone, 'backButton', { canGoBack: true });
    await expect.poll(() => phone.read().timesLeft).toBe(1);
    await gate(app).getByRole('button', { name: 'Use the phone’s PIN' }).click();
    await expect(gate(app)).toBeHidden();
  });
});

test('started anew, nothing but a known finger opens the app', async ({
  app,
  phone,
  systemBrowser,
  patient,
}) => {
  await signInOnPhone({ app, phone, systemBrowser, patient });
  await enableBiometrics(app);

  await test.step('the page that was wanted comes after the finger', async () => {
    await startApp(app, phone, '/appointments');
    await expect(gate(app)).toBeVisible();
    phone.set({ refusal: { code: 'authenticationFailed', message: 'Not recognised' } });
    await finger(app).click();
    await expect(app.getByText('Biometric authentication failed: Not recognised')).toBeVisible();
    await expect(app).toHaveURL('https://localhost/get-started');
    phone.set({ refusal: undefined });
    await finger(app).click();
    await expect(app).toHaveURL('https://localhost/appointments');
    await expect(gate(app)).toBeHidden();
  });
  await test.step('case 67: the flag flipped opens nothing', async () => {
    await app.evaluate(() => localStorage.removeItem('isBiometricEnabled'));
    await startApp(app, phone, '/dashboard');
    await expect(app).toHaveURL('https://localhost/get-started');
    await expect(app.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(app.getByText(patient.lastName)).toBeHidden();
  });
});

test('A12: the phone’s share sheet takes a file, and at Sign Out none is left', async ({
  app,
  phone,
  systemBrowser,
  patient,
}) => {
  await signInOnPhone({ app, phone, systemBrowser, patient });
  await startApp(app, phone, '/health-summary');
  const save = app.getByRole('button', { name: 'Download for a hospital (FHIR)' });

  await test.step('whole, under its name', async () => {
    await save.click();
    await expect.poll(() => phone.shared.map(({ title }) => title)).toEqual(['health-summary.json']);
    const [{ bytes } = { bytes: Buffer.alloc(0) }] = phone.shared;
    expect(JSON.parse(bytes.toString())).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  });
  await test.step('a phone that is full says so', async () => {
    phone.set({ isFull: true });
    await save.click();
    await expect(app.getByText('Your phone couldn’t save this file.')).toBeVisible();
    phone.set({ isFull: false });
  });
  await test.step('nothing stays after Sign Out', async () => {
    expect(phone.files.size).toBe(1);
    await app.goto('https://localhost/menu');
    await app.getByRole('button', { name: 'Sign Out' }).click();
    await expect(app).toHaveURL('https://localhost/get-started');
    await expect.poll(() => phone.files.size).toBe(0);
  });
});

test('A13: with reminders on the phone rings for the doses to come, until they are switched off or signed out of', async ({
  app,
  phone,
  systemBrowser,
  patient,
}) => {
  const hospital = hospitalFor(patient.id);
  const inTwoHours = Math.floor(Date.now() / 60_000 + 120) * 60_000;
  const event = [inTwoHours, inTwoHours + day, inTwoHours + 2 * day].map((at) => new Date(at).toISOString());
  await hospital.order('Metformin 500 mg', undefined, { dosageInstruction: [{ timing: { event } }] });
  const alarms = () => [...phone.alarms.keys()].map((id) => id * 60_000).toSorted((one, two) => one - two);
  const inPortal = app
    .getByRole('group', { name: 'Medicine reminders' })
    .getByRole('button', { name: 'In the portal' });
  await signInOnPhone({ app, phone, systemBrowser, patient });

  await test.step('switched on, the phone asks once and rings without naming the medicine', async () => {
    await startApp(app, phone, '/settings');
    expect(phone.read().notifications).toBe('prompt');
    await inPortal.click();
    await expect.poll(alarms).toEqual(event.map((at) => Date.parse(at)));
    const [first] = phone.alarms.values();
    expect([first?.title, first?.body]).toEqual([
      'Time to check your medicines',
      'Open the app to see your list.',
    ]);
    expect(JSON.stringify([...phone.alarms.values()])).not.toContain('Metformin');
  });
  await test.step('a tapped alarm opens the medicines', async () => {
    await tell(app, phone, 'localNotificationActionPerformed', phone.ring(inTwoHours / 60_000));
    await expect(app).toHaveURL('https://localhost/medications');
  });
  await test.step('switched off, and on again', async () => {
    await startApp(app, phone, '/settings');
    await inPortal.click();
    await expect.poll(alarms).toEqual([]);
    await inPortal.click();
    await expect.poll(() => alarms().length).toBe(3);
  });
  await test.step('nothing rings after Sign Out', async () => {
    await app.goto('https://localhost/menu');
    await app.getByRole('button', { name: 'Sign Out' }).click();
    await expect(app).toHaveURL('https://localhost/get-started');
    await expect.poll(alarms).toEqual([]);
    await expect.poll(() => phone.rung.size).toBe(0);
  });
});

test('case 67: whoever hears the answer to a sign-in without having asked for it gets nothing', async ({
  app,
  phone,
}) => {
  await startApp(app, phone);
  await app.getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => phone.opened.length).toBe(1);
  await tell(
    app,
    phone,
    'appUrlOpen',
    phone.linkOf('com.patientportal:/callback?code=planted&state=planted'),
  );
  await expect(app).toHaveURL('https://localhost/callback');
  await expect(app.getByText('The answer came from another login server')).toBeVisible();
  expect(keptOnPhone(phone)).toEqual([0, 0]);
});

const biometryCodes = [
  'appCancel',
  'authenticationFailed',
  'invalidContext',
  'notInteractive',
  'passcodeNotSet',
  'systemCancel',
  'userCancel',
  'userFallback',
  'biometryLockout',
  'biometryNotAvailable',
  'biometryNotEnrolled',
  'noDeviceCredential',
] as const;
