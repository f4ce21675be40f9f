import { rememberLanguage } from '../core/language.ts';
import { signInOnPhone, startApp, test } from '../core/phone.ts';
import { expect } from '../core/test.ts';
import { demoPatient, shoot } from './shoot.ts';

for (const locale of ['en', 'np'] as const)
  test(`the phone app in ${locale}`, async ({ app, phone, systemBrowser }) => {
    const { name } = test.info().project;
    test.skip(!name.startsWith('phone') || (locale === 'np' && name !== 'phone-light'));
    await signInOnPhone({ app, phone, systemBrowser, patient: demoPatient });
    await rememberLanguage(app, locale);
    await startApp(app, phone, '/dashboard');
    const card = app.locator('section[aria-labelledby="biometric-login"]');
    await card.scrollIntoViewIfNeeded();
    await shoot(app, 'app-biometric-card', locale);
    await card.getByRole('button').click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await shoot(app, 'app-biometric-gate', locale);
    await startApp(app, phone, '/dashboard');
    await expect(app.getByRole('dialog')).toBeVisible();
    await shoot(app, 'app-biometric-gate-at-start', locale);
  });
