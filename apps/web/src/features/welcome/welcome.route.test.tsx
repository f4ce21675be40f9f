import type { NotificationSettings } from '@portal/api-contract/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { expectText } from '../../../test/expect-on-page.ts';
import { isLost } from '../../../test/fake-portal-api.ts';
import { recordOf } from '../../../test/fake-record.ts';
import { openPage } from '../../../test/open-page.tsx';

afterEach(() => {
  localStorage.removeItem('dates');
  delete document.documentElement.dataset['dates'];
});

type Asked = { method: string; path: string; body: unknown };
const channels: ('in-app' | 'email')[] = ['in-app', 'email'];
const choices = {
  visit: channels,
  reminder: channels,
  result: channels,
  message: channels,
  payment: channels,
  dose: [],
};
const chosen: NotificationSettings = {
  offered: channels,
  preferences: { choices, quietHours: null, language: 'en' },
};

type More = Parameters<typeof openPage>[2] & {
  canConnect?: boolean;
  settings?: NotificationSettings;
  onSave?: () => unknown;
};

async function open(path: string, { canConnect = true, settings = chosen, onSave, ...more }: More = {}) {
  const saved: unknown[] = [];
  const portal = ({ method, path: asked, body }: Asked) => {
    if (asked === 'connect-record') return { state: 'first', can_connect: canConnect, moved: {} };
    if (asked === 'push-endpoint') return new Response(null, { status: 204 });
    if (asked !== 'notice-preferences') return undefined;
    if (method === 'GET') return settings;
    saved.push(body);
    return onSave?.() ?? new Response(null, { status: 204 });
  };
  const opened = await openPage(path, recordOf().answer, {
    now: '2026-11-18T09:00:00+05:45',
    isConnected: false,
    portal,
    ...more,
  });
  return { ...opened, saved };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('four cards, one after the other, and then the home', async () => {
  const { address } = await open('/welcome');
  await expect.element(heading('Namaste, Maya Tamang')).toBeVisible();
  await expect.element(page.getByText('Card 1 of 4')).toBeInTheDocument();
  await press('Next');
  await expect.element(heading('Which calendar?')).toHaveFocus();
  expect(address()).toBe('/welcome/calendar');
  await press('Next');
  await expect.element(heading('What do you want to hear about?')).toHaveFocus();
  await press('Next');
  await expect.element(heading('Been to the hospital before?')).toHaveFocus();
  await press('I’m new here');
  await expect.poll(address).toBe('/dashboard');
});

test('Back goes the way that was come, the page’s and the browser’s; opened by its address, to the card before', async () => {
  const { address, router } = await open('/welcome');
  await press('Next');
  await press('Next');
  await expect.element(heading('What do you want to hear about?')).toBeVisible();
  await press('Back');
  await expect.element(heading('Which calendar?')).toBeVisible();
  await router.navigate(-1);
  await expect.poll(address).toBe('/welcome');
  const { address: other } = await open('/welcome/notifications');
  await press('Back');
  await expect.poll(other).toBe('/welcome/calendar');
});

test('Skip leads to the home from each of the first three', async () => {
  for (const path of ['/welcome', '/welcome/calendar', '/welcome/notifications']) {
    const { address } = await open(path);
    await press('Skip');
    await expect.poll(address).toBe('/dashboard');
  }
});

test('the last card leads to the hospital’s record', async () => {
  const { address } = await open('/welcome/connect');
  await press('Connect my record');
  await expect.poll(address).toBe('/connect-record');
});

test('where the server connects nothing, three cards, of which the last says Done', async () => {
  const { address } = await open('/welcome/notifications', { canConnect: false });
  await expect.element(page.getByText('Card 3 of 3')).toBeInTheDocument();
  await press('Done');
  await expect.poll(address).toBe('/dashboard');
  const other = await open('/welcome/connect', { canConnect: false });
  await expect.poll(other.address).toBe('/dashboard');
});

test('the language holds at once, by the keyboard too, and after a reload', async () => {
  await open('/welcome');
  await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
  page.getByRole('radio', { name: 'English' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(heading('नमस्ते, Maya Tamang')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'नेपाली' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'अर्को' })).toBeVisible();
});

test('the calendar holds at once; each says how today is written', async () => {
  await open('/welcome/calendar');
  const main = page.getByRole('main');
  for (const text of ['18 Nov 2026', '2 Mangsir 2083']) await expectText(main, text);
  await expect.element(page.getByRole('radio', { name: /^AD/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Both/ }).click();
  expect(localStorage.getItem('dates')).toBe('both');
  await open('/welcome/calendar', { isReload: true, dates: 'both' });
  await expect.element(page.getByRole('radio', { name: /^Both/ })).toBeChecked();
});

test('a switch holds at once', async () => {
  const { saved } = await open('/welcome/notifications');
  await page.getByRole('switch', { name: 'Medicine reminders' }).click();
  await expect.element(page.getByRole('switch', { name: 'Medicine reminders' })).toBeChecked();
  await page.getByRole('switch', { name: 'Visits' }).click();
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved[1]).toEqual({
    choices: { ...choices, dose: channels, visit: [], reminder: [] },
    quietHours: null,
    language: 'en',
  });
});

test('what cannot be saved goes back, and says so', async () => {
  await open('/welcome/notifications', { onSave: isLost });
  await page.getByRole('switch', { name: 'Messages' }).click();
  await expectText(
    page.getByRole('main').getByRole('alert'),
    'Your choice wasn’t saved. Check your connection and try again.',
  );
  await expect.element(page.getByRole('switch', { name: 'Messages' })).toBeChecked();
});

test('choices that cannot be loaded leave a way on', async () => {
  const { address } = await open('/welcome/notifications', {
    portal: ({ path }: Asked) =>
      path === 'connect-record' ? { state: 'first', can_connect: true, moved: {} } : isLost(),
  });
  await expectText(page.getByRole('main'), 'We couldn’t load your choices. Nothing changed.');
  await press('Next');
  await expect.poll(address).toBe('/welcome/connect');
});

const byPush: NotificationSettings = { ...chosen, offered: [...channels, 'push'], pushKey: 'a-key' };

test('the browser is asked for its permission only after “Allow notifications”', async () => {
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const { address } = await open('/welcome/notifications', { settings: byPush });
  await expect.element(page.getByRole('button', { name: 'Not now' })).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await press('Allow notifications');
  await expectText(page.getByRole('alert').last(), 'They’re not allowed on this device.');
  expect(ask).toHaveBeenCalledOnce();
  expect(address()).toBe('/welcome/notifications');
  await press('Next');
  await expect.poll(address).toBe('/welcome/connect');
});

test('“Not now” goes on without asking', async () => {
  const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const { address } = await open('/welcome/notifications', { settings: byPush });
  await press('Not now');
  await expect.poll(address).toBe('/welcome/connect');
  expect(ask).not.toHaveBeenCalled();
});

test.for([
  [320, 'np', 'light'],
  [390, 'en', 'dark'],
  [768, 'en', 'light'],
  [1440, 'np', 'dark'],
] as const)('accessible, and nothing scrolls sideways: %i, %s, %s', async ([width, locale, theme]) => {
  for (const path of ['', '/calendar', '/notifications', '/connect']) {
    await open(`/welcome${path}`, { width, locale, theme });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/notifications')
      await expect.poll(() => page.getByRole('switch').elements()).toHaveLength(4);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
