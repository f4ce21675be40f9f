import { chooseDoctor, chooseSpecialty, kamala } from '../core/booking.ts';
import { chooseLanguage } from '../core/language.ts';
import { hospitalChanges } from '../core/record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test('signed out, the chrome leads to Login, Register and Help', async ({ isMobile, page }) => {
  await page.goto('/');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  const header = page.locator('header').filter({ visible: true });
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Patient Portal' })).toHaveAttribute('href', '/');
  await header.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
});

test('signed in, the chrome leads to every place by its name', async ({ isMobile, page, patient }) => {
  await signIn(page, patient);
  const main = page.getByRole('navigation', { name: 'Main' });
  const places = isMobile
    ? {
        Home: '/dashboard',
        Message: '/messages',
        'My Health': '/my-health',
        Appointment: '/appointments',
        Menu: '/menu',
      }
    : {
        Services: '/services',
        Appointment: '/appointments',
        Message: '/messages',
        'My Health': '/my-health',
      };
  await expect(main.getByRole('link')).toHaveText(Object.keys(places));
  for (const [name, path] of Object.entries(places)) {
    await test.step(name, async () => {
      await main.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    });
  }
});

test('the bell leads to the notifications and shows no made-up number', async ({ page, patient }) => {
  await signIn(page, patient);
  const bell = page.getByRole('link', { name: 'Notifications', exact: true });
  await expect(bell).toHaveText('Notifications');
  await bell.click();
  await expect(page).toHaveURL('/notification');
});

test('F2: the user dropdown has Profile, Help and Logout, then all that the phone’s menu has', async ({
  isMobile,
  page,
  patient,
}) => {
  test.skip(isMobile, 'phones have the menu instead');
  await signIn(page, patient);
  await page.goto('/services');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Patient Portal' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await page.getByRole('button', { name: `${patient.firstName} ${patient.lastName}` }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('listitem').filter({ visible: true })).toHaveText([
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
    'Bills',
    'My health summary',
    'Who looked at my record',
    'Download my data',
    'Settings',
    'Menu',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await page.getByRole('button', { name: `${patient.firstName} ${patient.lastName}` }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('F3: the first address, and Back to Home, lead who is signed in to the dashboard', async ({
  page,
  patient,
}) => {
  await signIn(page, patient);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/no-such-page');
});

test('F11: the navbar shows the patient’s picture', async ({ isMobile, page, patient }) => {
  test.skip(isMobile, 'phones have the menu instead');
  const data =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await hospitalChanges(patient.id, { photo: [{ contentType: 'image/png', data }] });
  await signIn(page, patient);
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    `data:image/png;base64,${data}`,
  );
});

const titles: [path: string, title: string][] = [
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
];

test('each page has its title: in the header of a phone, in the breadcrumb of a wide page', async ({
  isMobile,
  page,
  patient,
}) => {
  await signIn(page, patient);
  for (const [path, title] of titles) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Patient Portal`);
      const headings = page.getByRole('heading', { level: 1 });
      await expect(headings).toHaveText([title]);
      if (isMobile)
        await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toBeVisible();
      else {
        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
        await expect(crumbs.locator('[aria-current=page]')).toHaveText(title);
        await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
      }
    });
  }
});

test('Back: the wizard’s previous step, else where the patient came from, else the dashboard', async ({
  isMobile,
  page,
  patient,
}) => {
  const goBackFrom = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await (isMobile
      ? page.getByRole('button', { name: 'Back' }).click()
      : page.keyboard.press('Alt+ArrowLeft'));
  };
  await signIn(page, patient);
  await test.step('step by step, then the dashboard', async () => {
    await chooseSpecialty(page, kamala.specialty);
    await chooseDoctor(page, kamala);
    await goBackFrom('Available Date and Time slot');
    await expect(page).toHaveURL('/appointments/select-doctor?specialty=394579002');
    await goBackFrom('Select a Doctor');
    await expect(page).toHaveURL('/appointments/choose-specialty');
    await goBackFrom('Choose Specialty');
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('where the patient came from', async () => {
    await page.goto('/menu');
    await page.getByRole('link', { name: 'Test Results' }).click();
    await goBackFrom('Test Results');
    await expect(page).toHaveURL('/menu');
  });
});

test('a page opened on its own goes back to the dashboard', async ({ context, isMobile, page, patient }) => {
  await signIn(page, patient);
  const fresh = await context.newPage();
  await fresh.goto('/medications');
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
  if (isMobile) await fresh.getByRole('button', { name: 'Back' }).click();
  else await fresh.keyboard.press('Alt+ArrowLeft');
  await expect(fresh).toHaveURL('/dashboard');
});

test('messages with a query have the whole phone', async ({ isMobile, page, patient }) => {
  test.skip(!isMobile, 'wide screens keep their bar');
  await signIn(page, patient);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/messages');
  await expect(tabs).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  for (const query of ['id=1', 'search=anil']) {
    await page.goto(`/messages?${query}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(tabs).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  }
  await page.goto('/test-results?name=sugar');
  await expect(tabs).toBeVisible();
});

test('a navigation moves the focus to the heading and says the title', async ({ page, patient }) => {
  await signIn(page, patient);
  await page.getByRole('link', { name: 'My Health' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Health' })).toBeFocused();
  await expect(page.locator('[aria-live=polite]').first()).toHaveText('My Health · Patient Portal');
});

test('the skip link leads past the chrome', async ({ isMobile, page }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('going back finds the place on the page again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
});

test('offline is said, and unsaid', async ({ context, page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('a slim bar shows while a page is on its way', async ({ page, patient }) => {
  await signIn(page, patient);
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await page.route(/menu\.route.*\.js/, async (route) => {
    await release;
    await route.continue();
  });
  const menu = page.getByRole('link', { name: 'Menu' });
  const isPhone = await menu.isVisible();
  test.skip(!isPhone, 'one width is enough');
  await menu.click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeAttached();
  resolve();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('progressbar')).toBeHidden();
});

/** As FHIR's extension for translations has it. */
const inNepali = (content: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: 'ne' },
        { url: 'content', valueString: content },
      ],
    },
  ],
});

test('Nepali and back: words, language of the page, font, and memory', async ({
  isMobile,
  page,
  patient,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('devanagari')) fonts.push(request.url());
  });
  await signIn(page, patient);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(fonts, 'English needs no Devanagari').toEqual([]);

  await chooseLanguage(page, 'NEP', isMobile);
  const main = page.getByRole('navigation', { name: 'मुख्य' });
  await expect(main.getByRole('link', { name: 'मेरो स्वास्थ्य' })).toBeVisible();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state.locale)).toBe('np');

  await test.step('a reload and a new page keep it, with the name as the record writes it', async () => {
    await hospitalChanges(patient.id, { name: [{ text: patient.lastName, _text: inNepali('सीता शर्मा') }] });
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.getByText('नमस्ते,')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['सीता शर्मा']);
    if (!isMobile) await expect(page.getByRole('contentinfo')).toContainText('© २०');
    await expect(page).toHaveTitle('गृहपृष्ठ · बिरामी पोर्टल');
    await main.getByRole('link', { name: 'मेरो स्वास्थ्य' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['मेरो स्वास्थ्य']);
  });

  await chooseLanguage(page, 'ENG', isMobile);
  await expect(page.getByRole('link', { name: 'My Health' }).first()).toBeVisible();
});

test('the sign-in server speaks the chosen language', async ({ isMobile, page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: isMobile ? 'Menu' : /Language/ }).click();
  await page.getByRole('button', { name: 'NEP' }).last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'सुरु गर्नुहोस्' }).click();
  const popup = await opened;
  await popup.waitForURL(/ui_locales=ne/);
  await expect(popup.locator('html')).toHaveAttribute('lang', 'ne');
});
