import { chooseDoctor, chooseSpecialty, kamala } from '../core/booking.ts';
import { chooseLanguage } from '../core/language.ts';
import { hospitalChanges } from '../core/record.ts';
import { signIn } from '../core/sign-in.ts';
import { expect, test } from '../core/test.ts';

test('Back: the wizard’s previous step, else where the patient came from, else the dashboard', async ({
  context,
  isMobile,
  page,
  patient,
}) => {
  test.skip(!isMobile, 'a wide page has no Back button');
  const goBackFrom = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
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
  await test.step('a page opened on its own', async () => {
    const fresh = await context.newPage();
    await fresh.goto('/medications');
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await fresh.getByRole('button', { name: 'Back' }).click();
    await expect(fresh).toHaveURL('/dashboard');
  });
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
