import { rememberLanguage } from '../core/language.ts';
import { expect, test } from '../core/test.ts';

test('help is public: questions can be searched and chosen by topic', async ({ page }) => {
  await page.goto('/help');
  await expect(page).toHaveTitle('Help · Patient Portal');
  const questions = page.getByRole('region', { name: 'Questions' }).getByRole('listitem');
  const all = await questions.count();
  expect(all).toBeGreaterThan(8);
  await test.step('what is typed finds question and answer, and is in no address', async () => {
    await page.getByRole('searchbox', { name: 'Search questions' }).fill('PAY bill');
    await expect(questions).toHaveCount(1);
    await expect(page.getByText('At the clinic’s counter.')).toBeVisible();
    await expect(page).toHaveURL('/help');
  });
  await test.step('nothing found leads back', async () => {
    await page.getByRole('searchbox').fill('spaceship');
    await expect(page.getByText('No results found!')).toBeVisible();
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(questions).toHaveCount(all);
  });
  await test.step('a topic', async () => {
    await page.getByRole('button', { name: 'Results' }).click();
    await expect(questions).toHaveCount(2);
    await page.getByText('How do I read a lab report?').click();
    await page.getByRole('link', { name: 'The report, column by column' }).click();
    await expect(page.getByRole('heading', { name: 'How to read a lab report' })).toBeInViewport();
  });
});

test('help has the clinic’s number and the emergency’s', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('link', { name: /\+977-1-5550100/ })).toHaveAttribute(
    'href',
    'tel:+97715550100',
  );
  await expect(page.getByRole('link', { name: '102' })).toHaveAttribute('href', 'tel:102');
  await expect(page.getByRole('link', { name: /Write to your doctor/ })).toHaveCount(0);
});

for (const [path, title, word, nepali] of [
  ['/terms', 'Terms', 'What this portal is', 'यो पोर्टल के हो'],
  ['/privacy', 'Privacy', 'Who keeps your data', 'तपाईंको विवरण कसले राख्छ'],
  ['/accessibility', 'Accessibility', 'What was not checked', 'के जाँचिएको छैन'],
] as const) {
  test(`${path}: the text that comes with the portal, in both languages`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Patient Portal`);
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await rememberLanguage(page, 'np');
    await page.reload();
    await expect(page.getByRole('heading', { name: nepali })).toBeVisible();
  });

  test(`${path}: the deployment’s own text takes its place, as text and nothing else`, async ({ page }) => {
    const own = '## Our rules\n\n{clinicName} says <img src=x onerror=alert(1)>\n';
    await page.route('**/legal/*.txt', (route) =>
      route.request().url().includes('.np.')
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/plain; charset=utf-8', body: own }),
    );
    await rememberLanguage(page, 'np');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Our rules' })).toBeVisible();
    await expect(page.getByText('Himal Valley Hospital says <img src=x onerror=alert(1)>')).toBeVisible();
    await expect(page.locator('[lang=en]').filter({ hasText: 'Our rules' }).first()).toBeVisible();
  });
}

test('help leads to what is known of accessibility, and that page to whom to tell', async ({ page }) => {
  await page.goto('/help');
  await page.getByText('Can I use the portal by keyboard').click();
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  const tell = page.getByRole('region', { name: 'Tell us' });
  await expect(tell.getByRole('link', { name: '+977-1-5550100' })).toHaveAttribute(
    'href',
    'tel:+97715550100',
  );
  await expect(tell.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});
