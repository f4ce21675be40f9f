import { identityAdmin } from '@portal/test-stack/identity-admin';
import { signIn } from '../../core/sign-in.ts';
import { expect, stack, test } from '../../core/test.ts';

const admin = identityAdmin(stack);
const refreshes = (subject: string) => admin.countEvents('REFRESH_TOKEN', subject);

test.describe.configure({ timeout: 150_000 });
test.afterAll(() => admin.setAccessTokenSeconds('patient-portal', undefined));

test('ten tabs at expiry make one upstream refresh', async ({ context, page, patient }) => {
  // The app refreshes at lifetime − 50 s; until 60 s before its end, all tabs are given the same token.
  await admin.setAccessTokenSeconds('patient-portal', 110);
  await signIn(page, patient);
  const tabs = [page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
  await Promise.all(tabs.slice(1).map((tab) => tab.goto('/dashboard')));
  const before = await refreshes(patient.subject);

  let asked = 0;
  for (const tab of tabs)
    tab.on('request', (request) => (asked += request.url().endsWith('/v1/auth/refresh') ? 1 : 0));
  await expect.poll(() => asked, { timeout: 90_000 }).toBeGreaterThanOrEqual(10);
  await page.waitForTimeout(1000);

  expect((await refreshes(patient.subject)) - before).toBe(1);
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
});

test('ten clients with one cookie against two API processes make one upstream refresh', async ({
  context,
  page,
  patient,
}) => {
  await admin.setAccessTokenSeconds('patient-portal', 65);
  await signIn(page, patient);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const before = await refreshes(patient.subject);

  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const port = index % 2 === 0 ? stack.ports.api : stack.ports.secondApi;
      const response = await fetch(`http://127.0.0.1:${port}/v1/auth/refresh`, {
        method: 'POST',
        headers: {
          cookie,
          origin: `http://localhost:${stack.ports.web}`,
          'x-portal-request': '1',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ client_id: 'patient-portal' }),
      });
      return { status: response.status, ...((await response.json()) as { access_token: string }) };
    }),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
  expect((await refreshes(patient.subject)) - before).toBe(1);
});
