import { rememberLanguage } from '../core/language.ts';
import { signInOnPhone, startApp, test } from '../core/phone.ts';
import { expect } from '../core/test.ts';
import { demoPatient, shoot } from './shoot.ts';

test('the phone app', async ({ app, phone, systemBrowser, locale }) => {
  test.skip(!test.info().project.name.startsWith('phone'));
  await rememberLanguage(app, 'en');
  await signInOnPhone({ app, phone, systemBrowser, patient: demoPatient });
  await rememberLanguage(app, locale === 'ne-NP' ? 'np' : 'en');
  await startApp(app, phone, '/dashboard');
  const card = app.locator('section[aria-labelledby="biometric-login"]');
  await card.scrollIntoViewIfNeeded();
  await shoot(app, 'app-biometric-card');
  await card.getByRole('button').click();
  await expect(app.getByRole('dialog')).toBeVisible();
  await shoot(app, 'app-biometric-gate');
});
