import { expect, test } from '../core/test.ts';

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
  await expect(page.getByRole('heading', { name: 'What this portal is' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Empowering Patients/ })).toBeVisible();
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
