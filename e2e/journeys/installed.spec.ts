import { anil, composer, conversationOf, idOf } from '../core/conversation.ts';
import { rememberLanguage } from '../core/language.ts';
import { installOldBuild, oldMark } from '../core/old-build.ts';
import { listKept, waitForWorker } from '../core/service-worker.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

test('a second visit without a network: the portal opens, says so in plain words, and shows nothing kept of the record', async ({
  context,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await waitForWorker(page);
  await page.goto('/appointments');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Appointment' })).toBeVisible();
  await page.goto('/callback?code=a-code-of-no-worth&state=x');
  await expect(page).not.toHaveURL(/code=/);

  await test.step('what is kept is the build’s, and how the deployment is set up', async () => {
    const kept = await listKept(page);
    expect(kept).toEqual(expect.arrayContaining(['/index.html', '/theme.js', '/config.json']));
    const rest = kept.filter(
      (path) =>
        !/^\/(assets\/[\w.-]+|index\.html|theme\.js|icon\.svg|config\.json|v1\/brand\.css)$/.test(path),
    );
    expect(rest).toEqual([]);
  });

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You seem to be offline' })).toBeVisible();
  await expect(page.getByText('You’re still logged in.')).toBeVisible();
  await expect(page.getByText(patient.lastName)).toHaveCount(0);

  await test.step('help, with whom to call, opens all the same', async () => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'In an emergency' })).toBeVisible();
  });

  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
});

test('a page that was never opened in this language fails alone, and in that language', async ({
  context,
  page,
  patient,
}) => {
  await signIn(page, patient);
  await waitForWorker(page);
  await rememberLanguage(page, 'np');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'मद्दत' })).toBeAttached();
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('इन्टरनेट', { timeout: 20_000 });
});

test('a new version waits until Reload is pressed, and what is typed stays', async ({
  context,
  page,
  patient,
}) => {
  await conversationOf(patient.id).thread();
  await signIn(page, patient);
  await installOldBuild(context, page);
  await page.goto(`/messages?id=${idOf(anil)}`);
  await expect(oldMark(page)).toBeAttached();
  await composer(page).fill('Half a sentence');
  const told = page.getByRole('region', { name: 'New version' });
  await expect(told).toContainText('A new version is ready', { timeout: 20_000 });
  await expect(composer(page)).toHaveValue('Half a sentence');
  await expect(composer(page)).toBeFocused();
  await expect(oldMark(page)).toBeAttached();

  await told.getByRole('button', { name: 'Reload' }).click();
  await expect(oldMark(page)).not.toBeAttached();
  await expect(composer(page)).toHaveValue('Half a sentence');
  await expect(told).toHaveCount(0);
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('old'))).toEqual([]);
});

test('files of an old build are gone and the new one cannot be installed: Try again brings the server’s page', async ({
  context,
  page,
}) => {
  await page.goto('/help');
  await installOldBuild(context, page);
  const gone = /assets\/legal\.route-.*\.js$/;
  await context.route(gone, (route) => route.fulfill({ status: 404 }));
  await context.route('**/index.html', (route) => route.fulfill({ status: 503 }));
  await page.goto('/terms');
  await expect(page.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  await expect(oldMark(page)).toBeAttached();
  await context.unroute(gone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(oldMark(page)).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('the worker can be taken back, and the portal goes on without it', async ({ context, page }) => {
  await context.route('**/service-worker.js', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('service', 'retired') }),
    }),
  );
  await page.goto('/help');
  await page.evaluate(async () =>
    (await caches.open('shell-before')).put('/index.html', new Response('old')),
  );
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 20_000 })
    .toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'In an emergency' })).toBeVisible();
});

test('the portal can be installed, and its worker is asked for anew each time', async ({ page, request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons)
    expect((await request.get(src)).headers()['content-type']?.split(';')[0]).toBe(type);
  const worker = (await request.get('/service-worker.js')).headers();
  expect(worker['cache-control']).toBe('no-cache');
  expect(worker['content-type']).toContain('javascript');
  expect(worker['content-security-policy']).toContain("worker-src 'self';");

  await page.goto('/help');
  await waitForWorker(page);
  const browser = await page.context().newCDPSession(page);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // What Playwright opens counts as a private window, where nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
