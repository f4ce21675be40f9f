import type { Device } from '@portal/api-contract/account';
import type { NotificationSettings } from '@portal/api-contract/notifications';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refuses, type PortalAnswer } from '../../../test/fake-portal-api.ts';
import { openPage } from '../../../test/open-page.tsx';

afterEach(() => {
  localStorage.removeItem('theme');
  delete document.documentElement.dataset['themeChoice'];
});

const here: Device = {
  id: '3f1c1f0e-5d1e-4d0f-9d54-7d3c52a1a001',
  client: 'web',
  label: 'Chrome, Android',
  lastUsedAt: new Date().toISOString(),
  staysSignedIn: false,
  endsAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  isThisDevice: true,
};

const channels: ('in-app' | 'email')[] = ['in-app', 'email'];
const chosen: NotificationSettings = {
  offered: channels,
  preferences: {
    choices: {
      visit: channels,
      reminder: channels,
      result: channels,
      message: channels,
      payment: channels,
      dose: channels,
    },
    quietHours: { from: '21:00', until: '07:00' },
    language: 'en',
  },
};

/** Keeps what is chosen, as the server does. */
function portal(more: PortalAnswer = () => undefined): PortalAnswer {
  let settings = chosen;
  let device = here;
  return (asked) => {
    const answer = more(asked);
    if (answer !== undefined) return answer;
    const { method, path, body } = asked;
    if (path === 'devices') return { devices: [device] };
    if (path === 'devices/this') {
      device = { ...device, ...(body as Partial<Device>) };
      return new Response(null, { status: 204 });
    }
    if (path !== 'notice-preferences') return undefined;
    if (method === 'GET') return settings;
    settings = { ...settings, preferences: body as NotificationSettings['preferences'] };
    return new Response(null, { status: 204 });
  };
}

test('segments are reached and changed by the keyboard', async () => {
  const { screen } = await openPage('/settings', undefined, { portal: portal(), width: 1440 });
  const system = screen.getByRole('radio', { name: 'System' });
  await expect.element(system).toBeChecked();
  (system.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(document.documentElement.dataset['themeChoice']).toBe('dark');
});

test('devices that cannot be loaded leave the other settings and a way on', async () => {
  let isDown = true;
  const { screen } = await openPage('/settings', undefined, {
    portal: portal(({ path }) => (isDown && path === 'devices' ? refuses(400) : undefined)),
  });
  await expect.element(screen.getByText('We couldn’t load your devices. Nothing changed.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeInTheDocument();
  isDown = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  const devices = screen.getByRole('list', { name: 'Logged-in devices' }).getByRole('listitem');
  await expect.poll(() => devices.elements()).toHaveLength(1);
});

test('what to be told of is chosen once and stays chosen, in the language of the screen', async () => {
  const answers = portal();
  const { screen } = await openPage('/settings', undefined, { portal: answers });
  const results = screen.getByRole('group', { name: 'Test results' });
  await expect.element(results.getByRole('button', { name: 'E-mail', pressed: true })).toBeVisible();
  await results.getByRole('button', { name: 'E-mail' }).click();
  await screen.getByRole('radiogroup', { name: 'Quiet hours' }).getByText('None').click();
  await expect.element(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  await openPage('/settings', undefined, { portal: answers });
  await expect.element(results.getByRole('button', { name: 'E-mail', pressed: false })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'None' })).toBeChecked();
});

test('a choice that cannot be saved goes back, and says so', async () => {
  const { screen } = await openPage('/settings', undefined, {
    portal: portal(({ method, path }) =>
      method === 'PUT' && path === 'notice-preferences' ? refuses(400) : undefined,
    ),
  });
  const visits = screen.getByRole('group', { name: 'Visits' });
  await visits.getByRole('button', { name: 'E-mail' }).click();
  await expect.element(screen.getByText(/^Your choice wasn’t saved\./)).toBeVisible();
  await expect.element(visits.getByRole('button', { name: 'E-mail', pressed: true })).toBeVisible();
});

test('a code that was sent can be typed after a reload, and when no more can be sent', async () => {
  let sent = 0;
  const contacts = portal(({ path, body }) => {
    if (path === 'contacts')
      return { contacts: [{ kind: 'email', value: 'maya@example.com', isVerified: false }] };
    if (path === 'contacts/code') {
      sent += 1;
      return sent > 1 ? refuses(429, 'too_many_codes') : new Response(null, { status: 204 });
    }
    if (path !== 'contacts/confirm') return undefined;
    return (body as { code: string }).code === '123456'
      ? new Response(null, { status: 204 })
      : refuses(422, 'wrong_code');
  });
  const { screen } = await openPage('/settings', undefined, { portal: contacts });
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText('We sent a code here. It works for 10 minutes.')).toBeVisible();

  await openPage('/settings', undefined, { portal: contacts, isReload: true });
  await screen.getByRole('button', { name: 'I have a code' }).click();
  const code = screen.getByLabelText('Code');
  await code.fill('12345');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText(/Type all six digits\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Send a new code' }).click();
  await expect
    .element(screen.getByText('We can’t send more codes today. If you have one, type the newest.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
  await code.fill('१२३४५६');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('E6: Nepali has both calendars, Bikram Sambat first, until another is chosen', async () => {
  const now = '2026-11-20T04:45:00Z';
  const { screen } = await openPage('/settings', undefined, { portal: portal(), locale: 'np', now });
  const calendar = screen.getByRole('radiogroup', { name: 'पात्रो' });
  await expect.element(calendar.getByRole('radio', { checked: true })).toHaveAccessibleName(/दुवै/);
  await expect.element(screen.getByText('४ मंसिर २०८३ (२० नोभेम्बर २०२६)')).toBeVisible();
  await calendar.getByRole('radio', { checked: false }).first().click();
  await expect.element(screen.getByText('२० नोभेम्बर २०२६', { exact: true })).toBeVisible();
});
