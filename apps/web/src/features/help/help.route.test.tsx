import { expect, test } from 'vitest';
import { openPageSignedOut } from '../../../test/open-page.tsx';

test('questions can be searched and chosen by topic', async () => {
  const { router, screen } = await openPageSignedOut('/help');
  const questions = screen.getByRole('region', { name: 'Questions' }).getByRole('listitem');
  await expect.poll(() => document.title).toBe('Help · Patient Portal');
  await expect.poll(() => questions.length).toBeGreaterThan(8);
  const all = questions.length;

  const search = screen.getByRole('searchbox', { name: 'Search questions' });
  await search.fill('PAY bill');
  await expect.poll(() => questions.length).toBe(1);
  await expect.element(screen.getByText('At the clinic’s counter.', { exact: false })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/help', search: '', hash: '' });

  await search.fill('spaceship');
  await expect.element(screen.getByText('No results found!')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all questions' }).click();
  await expect.poll(() => questions.length).toBe(all);

  await screen.getByRole('button', { name: 'Results' }).click();
  await expect.poll(() => questions.length).toBe(2);
  await screen.getByText('How do I read a lab report?').click();
  await screen.getByRole('link', { name: 'The report, column by column' }).click();
  await expect.element(screen.getByRole('heading', { name: 'How to read a lab report' })).toBeInViewport();
});

test('the clinic’s number and the emergency’s; a visitor has no doctor to write to', async () => {
  const { screen } = await openPageSignedOut('/help');
  await expect
    .element(screen.getByRole('link', { name: /\+977-1-5550100/ }))
    .toHaveAttribute('href', 'tel:+97715550100');
  await expect.element(screen.getByRole('link', { name: '102' })).toHaveAttribute('href', 'tel:102');
  expect(screen.getByRole('link', { name: /Write to your doctor/ }).query()).toBeNull();
});

test('leads to what is known of accessibility, and that page to whom to tell', async () => {
  const { router, screen } = await openPageSignedOut('/help');
  await screen.getByText('Can I use a keyboard', { exact: false }).click();
  await screen.getByRole('link', { name: 'Accessibility' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/accessibility');
  const tell = screen.getByRole('region', { name: 'Tell us' });
  await expect
    .element(tell.getByRole('link', { name: '+977-1-5550100' }))
    .toHaveAttribute('href', 'tel:+97715550100');
  await expect
    .element(tell.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', 'mailto:desk@example.org');
});
