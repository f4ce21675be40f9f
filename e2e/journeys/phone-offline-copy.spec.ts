import { expectAccessible } from '../core/accessibility.ts';
import { enterRecord } from '../core/offline-copy.ts';
import { signInOnPhone, startApp, test } from '../core/phone.ts';
import { expect, origin } from '../core/test.ts';

test('the phone’s finger opens what the app keeps, without a network; gone with the phone’s secret or a sign-out', async ({
  app,
  phone,
  systemBrowser,
  patient,
}) => {
  test.setTimeout(180_000);
  await enterRecord(patient.id);
  await signInOnPhone({ app, phone, systemBrowser, patient });
  const sheet = app.getByRole('dialog', { name: 'Save offline' });
  const keep = sheet.getByRole('button', { name: 'Keep', exact: true });
  const unlock = app.getByRole('button', { name: 'Unlock and open' });
  const alert = app.getByRole('main').getByRole('alert');
  const medicines = app.getByRole('list', { name: 'My medicines' });
  const turnOn = async () => {
    await startApp(app, phone, '/settings');
    await app.getByRole('button', { name: 'Turn on: Save offline' }).click();
    await expect(sheet.getByRole('radio', { name: /^Your fingerprint or face/ })).toBeChecked();
  };

  await test.step('only whoever the phone recognises turns it on', async () => {
    await turnOn();
    phone.set({ refusal: { code: 'authenticationFailed', message: 'Not recognised' } });
    await keep.click();
    await expect(sheet.getByRole('alert')).toContainText('the device wasn’t unlocked');
    await expectAccessible(app);
    phone.set({ refusal: undefined });
    await keep.click();
    await expect(app.getByText('On. Unlock with fingerprint or face.')).toBeVisible();
    expect([...phone.guarded.keys()]).toEqual(['kept-copy']);
  });

  await app.route(`${origin}/**`, (route) => route.abort('internetdisconnected'));
  await test.step('started anew without a network, a known finger opens it and an unknown one does not', async () => {
    await startApp(app, phone, '/offline');
    phone.set({ refusal: { code: 'userCancel', message: 'Cancelled' } });
    for (let count = 0; count < 6; count += 1) {
      await unlock.click();
      await expect(unlock).not.toHaveAttribute('aria-disabled');
      await expect(alert).toContainText('It didn’t open. Nothing is lost. Try again.');
    }
    phone.set({ refusal: undefined });
    await unlock.click();
    await expect(medicines).toContainText('Metformin 500 mg');
  });
  await test.step('a secret that the phone has no longer', async () => {
    phone.guarded.clear();
    await startApp(app, phone, '/offline');
    await unlock.click();
    await expect(alert).toContainText('This copy can’t be opened any more');
    await expect(unlock).toBeHidden();
    await expectAccessible(app);
    await app.getByRole('button', { name: 'Delete the copy' }).click();
    await app.getByRole('button', { name: 'Delete now' }).click();
    await expect(app.getByRole('heading', { name: 'The copy was deleted' })).toBeVisible();
  });

  await app.unroute(`${origin}/**`);
  await test.step('a new one goes with the sign-out, and its secret with it', async () => {
    await turnOn();
    await keep.click();
    await expect(app.getByText('On. Unlock with fingerprint or face.')).toBeVisible();
    await app.getByRole('link', { name: 'Menu' }).click();
    await app.getByRole('button', { name: 'Sign Out' }).click();
    await expect(app).toHaveURL('https://localhost/get-started');
    await expect.poll(() => phone.guarded.size).toBe(0);
    await startApp(app, phone, '/offline');
    await expect(app.getByRole('heading', { name: 'Nothing is saved on this device' })).toBeVisible();
  });
});
