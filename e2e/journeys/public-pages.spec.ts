import { portalEnvironment } from '@portal/test-stack/settings';
import { expect, stack, test } from '../core/test.ts';

test('the landing says what the portal is', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').filter({ hasText: /^Patient Portal$/ })).toBeVisible();
  await expect(
    main.getByRole('heading', { level: 1, name: 'Empowering Patients with Seamless Healthcare Management' }),
  ).toBeVisible();
  for (const feature of [
    'Appointment Management',
    'Health Records',
    'Billing',
    'Prescriptions',
    'Online Test Results',
    'Family Access',
  ]) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible();
  }
  // A7: nothing is promised as there that is not.
  await expect(page.getByRole('listitem').filter({ hasText: 'Family Access' })).toContainText('Coming soon');
  await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  const settings = portalEnvironment(stack);
  const footer = page.getByRole('contentinfo');
  for (const said of ['Himal Valley Hospital', 'Maharajgunj, Kathmandu'])
    await expect(footer.getByText(said)).toBeVisible();
  await expect(footer.getByRole('link', { name: '+977-1-5550100' })).toHaveAttribute(
    'href',
    'tel:+97715550100',
  );
  await expect(footer.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    settings.PORTAL_APP_STORE_URL,
  );
  await expect(footer.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    settings.PORTAL_PLAY_STORE_URL,
  );
});

test('a visitor loads the router with the first step off the landing, and comes back to it', async ({
  page,
}) => {
  const routers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/router-')) routers.push(request.url());
  });
  await page.goto('/');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await terms.scrollIntoViewIfNeeded();
  expect(routers).toEqual([]);
  await terms.click();
  await expect(page).toHaveURL('/terms');
  expect(routers).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Empowering Patients/ })).toBeVisible();
});

for (const path of ['/help', '/terms', '/privacy', '/get-started']) {
  test(`${path} is public`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
  await expect(page.getByText('404 ERROR')).toBeVisible();
  await expect(
    page.getByText("The page you're trying to reach doesn't exist or there's an error."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('every page carries the strict security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('a script comes as small as the browser takes it, and is the same script', async ({ request }) => {
  const path = /src="(\/assets\/[^"]+)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  const answers = await Promise.all(
    ['gzip, deflate, br', 'br;q=0, gzip', 'identity'].map((accepted) =>
      request.get(path, { headers: { 'accept-encoding': accepted } }),
    ),
  );
  expect(answers.map((answer) => answer.headers()['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const answer of answers) {
    const headers = answer.headers();
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const [brotli, gzip, plain] = answers.map((answer) => Number(answer.headers()['content-length']));
  expect(brotli).toBeLessThan(gzip ?? 0);
  expect(gzip).toBeLessThan(plain ?? 0);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect((await request.get(`/brotli${path}`)).status()).toBe(404);
});

test('no page breaks its own content security policy', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text());
  });
  for (const path of ['/', '/get-started', '/help', '/no-such-page']) await page.goto(path);
  expect(broken).toEqual([]);
});
