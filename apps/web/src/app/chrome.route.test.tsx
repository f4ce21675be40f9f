import type { Patient } from 'fhir/r4';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goOffline, goOnline } from '../../test/connection.ts';
import { recordOf } from '../../test/fake-record.ts';
import { openPage } from '../../test/open-page.tsx';
import { textsOf } from '../../test/expect-on-page.ts';

const phone = 390;
const computer = 1440;

afterEach(() => {
  goOnline();
  history.replaceState(null, '');
});

test.for([phone, computer])('signed out, %i wide: Login, Register and Help', async (width) => {
  const { router, screen } = await openPage('/', undefined, { isSignedIn: false, width });
  if (width === phone) await screen.getByRole('button', { name: 'Menu' }).click();
  const header = screen.getByRole(width === phone ? 'main' : 'banner');
  await expect.element(header.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Himal Clinic' })).toHaveAttribute('href', '/');
  await header.getByRole('link', { name: 'Help' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/help');
});

const onPhones = {
  Home: '/dashboard',
  Message: '/messages',
  'My Health': '/my-health',
  Appointment: '/appointments',
  Menu: '/menu',
};
const onComputers = {
  Services: '/services',
  Appointment: '/appointments',
  Message: '/messages',
  'My Health': '/my-health',
};

test.for([
  [phone, onPhones],
  [computer, onComputers],
] as const)('signed in, %i wide: every place by its name', async ([width, places]) => {
  const { router, screen } = await openPage('/dashboard', undefined, { width });
  const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.poll(() => textsOf(links)).toEqual(Object.keys(places));
  for (const [index, path] of Object.values(places).entries()) {
    await links.nth(index).click();
    await expect.poll(() => router.state.location.pathname).toBe(path);
    await expect.element(links.nth(index)).toHaveAttribute('aria-current', 'page');
  }
});

test('the bell leads to the notifications and shows no made-up number', async () => {
  const { router, screen } = await openPage('/dashboard');
  const bell = screen.getByRole('link', { name: 'Notifications', exact: true });
  await expect.poll(() => textsOf(bell)).toEqual(['Notifications']);
  await bell.click();
  await expect.poll(() => router.state.location.pathname).toBe('/notification');
});

test('F2: the user dropdown has Profile, Help and Logout, then all that the phone’s menu has', async () => {
  const { router, screen } = await openPage('/services', undefined, { width: computer });
  const header = screen.getByRole('banner');
  await expect
    .element(header.getByRole('link', { name: 'Himal Clinic' }))
    .toHaveAttribute('href', '/dashboard');
  const user = screen.getByRole('button', { name: 'Maya Tamang' });
  await user.click();
  await expect.element(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(textsOf(header.getByRole('listitem'))).toEqual([
    'Services',
    'Appointment',
    'Message',
    'My Health',
    'Profile',
    'Help',
    'Logout',
    'Edit Profile',
    'Test Results',
    'Medications',
    'My care team',
    'Bills',
    'My health summary',
    'Who looked at my record',
    'Download my data',
    'Settings',
    'Menu',
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await user.click();
  await screen.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
});

test('F3: the first address, and Back to Home, lead who is signed in to the dashboard', async () => {
  const first = await openPage('/');
  await expect.poll(() => first.router.state.location.pathname).toBe('/dashboard');
  const { router, screen } = await openPage('/no-such-page');
  await screen.getByRole('link', { name: 'Back to Home' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/no-such-page');
});

test('F11: the navbar shows the patient’s picture', async () => {
  const data =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const patient: Patient = {
    resourceType: 'Patient',
    id: 'patient-of-a-test',
    photo: [{ contentType: 'image/png', data }],
  };
  const { screen } = await openPage(
    '/dashboard',
    ({ path }) => (path === 'Patient/patient-of-a-test' ? patient : undefined),
    { width: computer },
  );
  const picture = () => screen.getByRole('banner').element().querySelector('img')?.src;
  await expect.poll(picture).toBe(`data:image/png;base64,${data}`);
});

const titles = [
  ['/my-health', 'My Health'],
  ['/help', 'Help'],
  ['/notification', 'Notification'],
  ['/notifications', 'Notification'],
  ['/bills', 'Outstanding Payment'],
  ['/appointments', 'Schedule Appointment'],
  ['/appointments/choose-specialty', 'Choose Specialty'],
  ['/appointments/select-doctor?specialty=394579002', 'Select a Doctor'],
  ['/services', 'Services'],
  ['/test-results', 'Test Results'],
  ['/messages', 'Messages'],
  ['/medications', 'Medications'],
  ['/menu', 'Menu'],
] as const;

test.for([phone, computer])('each page has its title, %i wide', async (width) => {
  const { router, screen } = await openPage('/dashboard', undefined, { width });
  for (const [path, title] of titles) {
    await router.navigate(path);
    await expect.poll(() => document.title, { message: path }).toBe(`${title} · Patient Portal`);
    expect(textsOf(screen.getByRole('heading', { level: 1 })), path).toEqual([title]);
    if (width === phone)
      await expect.element(screen.getByRole('banner').getByRole('button', { name: 'Back' })).toBeVisible();
    else {
      const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
      expect(crumbs.element().querySelector('[aria-current=page]')?.textContent).toBe(title);
      await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
    }
  }
});

const backFrom = [
  ['/appointments/select-doctor?specialty=394579002', '/appointments/choose-specialty'],
  ['/appointments/choose-specialty', '/dashboard'],
  ['/medications', '/dashboard'],
] as const;

test.for([phone, computer].flatMap((width) => backFrom.map(([from, to]) => [width, from, to] as const)))(
  'Back, %i wide: from %s to %s',
  async ([width, from, to]) => {
    const { router, screen } = await openPage(from, undefined, { width });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    if (width === phone) await screen.getByRole('button', { name: 'Back' }).click();
    else await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.poll(() => router.state.location.pathname).toBe(to);
  },
);

test('Back leads to where the patient came from', async () => {
  const { router, screen } = await openPage('/menu');
  await screen.getByRole('link', { name: 'Test Results' }).click();
  // As the browser's router counts the pages of a visit.
  history.replaceState({ idx: 1 }, '');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Test Results' })).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/menu');
});

test.for([
  ['/messages', true],
  ['/messages?id=1', false],
  ['/messages?search=anil', false],
  ['/test-results?name=sugar', true],
] as const)('on a phone %s has the bars: %s', async ([path, hasBars]) => {
  const { screen } = await openPage(path);
  await expect.element(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' }).elements()).toHaveLength(hasBars ? 1 : 0);
  expect(screen.getByRole('banner').elements()).toHaveLength(hasBars ? 1 : 0);
});

test('a navigation moves the focus to the heading and says the title', async () => {
  const { screen } = await openPage('/dashboard');
  await screen.getByRole('link', { name: 'My Health' }).first().click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My Health' })).toHaveFocus();
  await expect
    .poll(() => document.querySelector('[aria-live=polite]')?.textContent)
    .toBe('My Health · Patient Portal');
});

test('the skip link leads past the chrome', async () => {
  const { screen } = await openPage('/help', undefined, { isSignedIn: false, width: computer });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector('a, button, input')).toBe(skip.element());
  (skip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('offline is said, and unsaid', async () => {
  const { screen } = await openPage('/help', undefined, { isSignedIn: false });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  goOffline();
  await expect.element(screen.getByText(/^You’re offline\./)).toBeVisible();
  goOnline();
  await expect.element(screen.getByText(/^You’re offline\./)).not.toBeInTheDocument();
});

test('a slim bar shows while a page is on its way', async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  const { router, screen } = await openPage('/menu', async ({ path }) => {
    if (path === 'Invoice') await release;
  });
  await screen.getByRole('link', { name: 'Bills' }).click();
  await expect.element(screen.getByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/menu');
  resolve();
  await expect.poll(() => router.state.location.pathname).toBe('/bills');
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('in Nepali: the words, the name as the record writes it, the digits of the footer', async () => {
  const patient: Patient = {
    resourceType: 'Patient',
    id: 'patient-of-a-test',
    name: [
      {
        text: 'Sita Sharma',
        _text: {
          extension: [
            {
              url: 'http://hl7.org/fhir/StructureDefinition/translation',
              extension: [
                { url: 'lang', valueCode: 'ne' },
                { url: 'content', valueString: 'सीता शर्मा' },
              ],
            },
          ],
        },
      },
    ],
  };
  // Who was here before had no such name.
  const before = await openPage('/dashboard', recordOf().answer, { locale: 'np' });
  await expect.element(before.screen.getByRole('heading', { name: 'Maya Tamang' })).toBeVisible();
  const { screen } = await openPage(
    '/dashboard',
    ({ path }) => (path === 'Patient/patient-of-a-test' ? patient : undefined),
    { locale: 'np', width: computer },
  );
  await expect.element(screen.getByText('नमस्ते,')).toBeVisible();
  await expect.poll(() => textsOf(screen.getByRole('heading', { level: 1 }))).toEqual(['सीता शर्मा']);
  await expect.element(screen.getByRole('contentinfo')).toMatchTextContent('© २०');
  await expect.poll(() => document.title).toBe('गृहपृष्ठ · बिरामी पोर्टल');
  await screen
    .getByRole('navigation', { name: 'मुख्य' })
    .getByRole('link', { name: 'मेरो स्वास्थ्य' })
    .click();
  await expect.poll(() => textsOf(screen.getByRole('heading', { level: 1 }))).toEqual(['मेरो स्वास्थ्य']);
});

test('going back finds the place on the page again', async () => {
  const { router, screen } = await openPage('/', undefined, { isSignedIn: false });
  const terms = screen.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await expect.element(terms).toBeVisible();
  terms.element().scrollIntoView();
  const before = window.scrollY;
  expect(before).toBeGreaterThan(100);
  await terms.click();
  await expect.poll(() => router.state.location.pathname).toBe('/terms');
  await expect.poll(() => window.scrollY).toBe(0);
  await router.navigate(-1);
  await expect.poll(() => Math.abs(window.scrollY - before)).toBeLessThan(50);
});

test('letters join in Nepali as in every language of their script', async () => {
  const { screen } = await openPage('/help', undefined, { isSignedIn: false });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await document.fonts.load('16px "Noto Sans Devanagari Variable"', 'ट्र');
  const [inNepali = 0, inHindi] = ['ne', 'hi'].map((language) => {
    const word = document.createElement('span');
    Object.assign(word, { lang: language, textContent: 'राष्ट्रिय ड्राइभर' });
    screen.getByRole('main').element().append(word);
    return Math.round(word.getBoundingClientRect().width);
  });
  expect(inNepali).toBeGreaterThan(0);
  expect(inNepali).toBe(inHindi);
});

test('on a phone nothing at the end of a page stays under a message', async () => {
  const { screen } = await openPage('/menu', undefined, { width: 390 });
  await expect.element(screen.getByRole('main').getByRole('link').last()).toBeVisible();
  toastQueue.show({ kind: 'success', heading: 'Saved', message: 'It is in your calendar.' });
  const toast = screen.getByText('It is in your calendar.');
  await expect.element(toast).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = screen.getByRole('main').getByRole('link').last().element();
  const card = toast.element().closest('[class*=rounded]') ?? toast.element();
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.getBoundingClientRect().top);
  for (const { id } of toastQueue.read()) toastQueue.close(id);
});
