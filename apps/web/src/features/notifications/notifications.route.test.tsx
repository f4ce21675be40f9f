import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { found, isSilent, type Answer } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';
import { bill, notification } from '../../../test/records.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();

/** Keeps what is written to it. */
function mailbox(...notifications: Communication[]) {
  const kept = new Map(notifications.map((one) => [one.id, one]));
  const answer: Answer = ({ method, path, body }) => {
    if (path === 'Communication') return found(...kept.values());
    if (method === 'put') kept.set(path.split('/')[1], body as Communication);
    return undefined;
  };
  return { kept, answer };
}

test.for([
  ['/notification', 390],
  ['/notifications', 1440],
] as const)(
  '%s lists the notifications, and the bell counts what is unread, %i wide',
  async ([path, width]) => {
    const { kept, answer } = mailbox(
      notification('1', 'Your report is ready'),
      notification('2', 'Your visit is confirmed'),
      notification('3', 'An old notification', { sent: daysAgo(9), received: daysAgo(9) }),
    );
    const { router, screen } = await openPage('/dashboard', answer, { width });
    const bell = screen.getByRole('link', { name: 'Notifications, 2 unread' });
    await expect.element(bell).toMatchTextContent('2');
    await router.navigate(path);
    const main = screen.getByRole('main');
    const rows = () => main.element().querySelectorAll('li:not(nav li)');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notification');
    await expect.poll(() => rows().length).toBe(3);
    await expect.element(main.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Today');

    await main.getByRole('button', { name: /Your report is ready/ }).click();
    await main.getByRole('button', { name: /Unread: 1/ }).click();
    await expect.poll(() => rows().length).toBe(1);
    expect(rows()[0]?.textContent).toContain('Your visit is confirmed');

    await main.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(main.getByText('You’re all caught up.')).toBeVisible();
    expect([...kept.values()].every(({ received }) => received !== undefined)).toBe(true);
    if (width > 390) await expect.element(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
    await router.navigate('/dashboard');
    await expect.element(screen.getByText('Nothing to pay')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
  },
);

test('a notification leads to what it is about and is read by that', async () => {
  const { kept, answer } = mailbox(
    notification('1', 'A new invoice', { about: [{ reference: 'Invoice/the-bill' }] }),
  );
  const { router, screen } = await openPage('/dashboard', (asked) =>
    asked.path === 'Invoice/the-bill' ? bill('the-bill') : answer(asked),
  );
  await screen.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await screen.getByRole('link', { name: /A new invoice/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/bills/the-bill');
  await expect.poll(() => kept.get('1')?.received).toBeDefined();
  await router.navigate('/dashboard');
  await expect.element(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
});

test('notifications that cannot be loaded: said, with a way on', async () => {
  let isDown = true;
  const { screen } = await openPage('/notification', ({ path }) => {
    if (path !== 'Communication') return undefined;
    return isDown ? isSilent() : found();
  });
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Error occurred' })).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('No item to display')).toBeVisible();
});
