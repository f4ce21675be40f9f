import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { putResource } from '@portal/test-stack/fresh-patient';
import { identityAdmin } from '@portal/test-stack/identity-admin';
import { laboratoryOf } from '@portal/test-stack/laboratory-entries';
import { listSms } from '@portal/test-stack/sms-inbox';
import { chooseOption } from '../core/choose-option.ts';
import { clinic } from '../core/clinic.ts';
import { rememberLanguage } from '../core/language.ts';
import { letCodesAge, newNumber, readCode } from '../core/mobile-number.ts';
import { openLogin } from '../core/sign-in.ts';
import { countTaps } from '../core/taps.ts';
import { expect, stack, test } from '../core/test.ts';

const words = {
  en: {
    login: 'Login',
    register: 'Register',
    mobileNumber: 'Mobile number',
    useMobileNumber: 'Use your mobile number',
    fullName: 'Full name',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    textMeACode: 'Text me a code',
    enterTheCode: 'Enter the code',
    sixDigits: '6-digit code',
    oneMore: 'One more question',
    goOn: 'Continue',
    allow: 'Allow',
    menu: 'Menu',
    settings: 'Settings',
    connect: /^Connect my hospital record/,
    codeOnSlip: 'Code on your slip',
    slipDay: 'Day',
    slipYear: 'Year',
    find: 'Find my record',
    isThisYou: 'Is this you?',
    bornIn: '19••',
    yes: 'Yes, connect my record',
    connected: 'Your record is connected',
    seeMyHealth: 'See my health',
    labResults: 'Lab Results',
    signOut: 'Sign Out',
    person: 'Gita Rai',
    born: { day: '12', month: 'March', year: '1984' },
  },
  np: {
    login: 'लगइन',
    register: 'दर्ता गर्नुहोस्',
    mobileNumber: 'मोबाइल नम्बर',
    useMobileNumber: 'मोबाइल नम्बर प्रयोग गर्नुहोस्',
    fullName: 'पूरा नाम',
    day: 'गते',
    month: 'महिना',
    year: 'साल',
    textMeACode: 'मलाई कोड पठाउनुहोस्',
    enterTheCode: 'कोड लेख्नुहोस्',
    sixDigits: '६ अङ्कको कोड',
    oneMore: 'एउटा थप प्रश्न',
    goOn: 'अघि बढ्नुहोस्',
    allow: 'अनुमति दिन्छु',
    menu: 'मेनु',
    settings: 'सेटिङ',
    connect: /^मेरो अस्पतालको विवरण जोड्नुहोस्/,
    codeOnSlip: 'पर्चीको कोड',
    slipDay: 'दिन',
    slipYear: 'वर्ष',
    find: 'मेरो विवरण खोज्नुहोस्',
    isThisYou: 'यो तपाईं नै हो?',
    bornIn: '१९••',
    yes: 'हो, मेरो विवरण जोड्नुहोस्',
    connected: 'तपाईंको विवरण जोडियो',
    seeMyHealth: 'मेरो स्वास्थ्य हेर्नुहोस्',
    labResults: 'ल्याब रिपोर्ट',
    signOut: 'लगआउट',
    person: 'गीता राई',
    born: { day: '२९', month: 'फागुन', year: '२०४०' },
  },
} as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

for (const locale of ['en', 'np'] as const) {
  const say = words[locale];
  const { born } = say;

  test(`in ${locale}: a new person with only a phone registers, connects and sees the hospital’s record, and a browser that does not know them asks for more than a code`, async ({
    browser,
    page,
  }, info) => {
    test.setTimeout(120_000);
    const number = newNumber();
    const record = await putHospitalRecord();
    await laboratoryOf(stack, record).report('Lipid Profile');
    const [slip = ''] = (await clinic('connect-code', record)).split(/\s/);
    await rememberLanguage(page, locale);
    const taps = countTaps(info);

    await test.step('register by number: a code by SMS, consent, home', async () => {
      await page.goto('/');
      await taps.press(button(page, say.menu));
      const opened = page.waitForEvent('popup');
      await taps.press(button(page, say.register));
      const popup = await opened;
      await taps.press(popup.getByRole('link', { name: say.mobileNumber }));
      await taps.type(field(popup, say.mobileNumber), number);
      await taps.type(field(popup, say.fullName), say.person);
      await taps.type(field(popup, say.day), born.day);
      await taps.choose(() => field(popup, say.month).selectOption({ label: born.month }));
      await taps.type(field(popup, say.year), born.year);
      await taps.press(button(popup, say.textMeACode));
      await taps.type(field(popup, say.sixDigits), await readCode(number));
      await taps.press(button(popup, say.allow));
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(say.person);
    });

    await test.step('connect the record by the slip', async () => {
      await taps.press(page.getByRole('link', { name: say.menu, exact: true }));
      await taps.press(page.getByRole('main').getByRole('link', { name: say.settings }));
      await taps.press(page.getByRole('link', { name: say.connect }));
      await taps.type(field(page, say.codeOnSlip), slip.toLowerCase());
      await taps.type(field(page, say.slipDay), born.day);
      await taps.choose(() => chooseOption(page, say.month, born.month));
      await taps.type(field(page, say.slipYear), born.year);
      await taps.press(button(page, say.find));
      await expect(heading(page, say.isThisYou)).toBeVisible();
      await expect(page.getByText(say.bornIn)).toBeVisible();
      await expect(page.getByText(/Sita|Sharma/)).toHaveCount(0);
      await taps.press(button(page, say.yes));
      await expect(heading(page, say.connected)).toBeVisible();
    });

    await test.step('the hospital’s record is there, and what it writes next comes by itself', async () => {
      await taps.press(page.getByRole('link', { name: say.seeMyHealth }));
      const results = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: say.labResults }) });
      await expect(results).toContainText('Lipid Profile');
      taps.tell('from Register to the hospital’s record');
      await laboratoryOf(stack, record).report('Thyroid Profile');
      await expect(results).toContainText('Thyroid Profile');
    });

    const elsewhere = await (await browser.newContext()).newPage();
    await rememberLanguage(elsewhere, locale);
    await test.step('another browser: the code, then the date of birth', async () => {
      await letCodesAge();
      const popup = await openLogin(elsewhere, say.login);
      await popup.getByRole('link', { name: say.useMobileNumber }).click();
      await field(popup, say.mobileNumber).fill(number);
      await button(popup, say.textMeACode).click();
      await expect(heading(popup, say.enterTheCode)).toBeVisible();
      await field(popup, say.sixDigits).fill(await readCode(number, 2));
      await expect(heading(popup, say.oneMore)).toBeVisible();
      await expect(popup.getByText(say.person)).toHaveCount(0);
      await field(popup, say.day).fill(born.day);
      await field(popup, say.month).selectOption({ label: born.month });
      await field(popup, say.year).fill(born.year);
      await button(popup, say.goOn).click();
      await button(popup, say.allow).click();
      await expect(elsewhere).toHaveURL(/\/dashboard$/);
    });

    await test.step('sign-out there leaves this browser in', async () => {
      await elsewhere.getByRole('link', { name: say.menu, exact: true }).click();
      await button(elsewhere, say.signOut).click();
      await expect(elsewhere).toHaveURL('/');
      await page.goto('/my-health');
      await expect(page.getByRole('main')).toContainText('Thyroid Profile');
      await elsewhere.context().close();
    });
    expect(await listSms(stack, number)).toHaveLength(2);
  });
}

test('several people with one number choose by masked names after the code, and get the home of the one they chose', async ({
  page,
}) => {
  const number = newNumber();
  for (const [firstName, lastName] of [
    ['Sushmita', 'Karki'],
    ['Hari', 'Thapa'],
  ] as const)
    await identityAdmin(stack).putAccount({
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
      firstName,
      lastName,
      phoneNumber: `+977${number}`,
    });
  const popup = await openLogin(page);
  await popup.getByRole('link', { name: 'Use your mobile number' }).click();
  await field(popup, 'Mobile number').fill(number);
  await button(popup, 'Text me a code').click();
  await field(popup, '6-digit code').fill(await readCode(number));
  await expect(heading(popup, 'Who are you?')).toBeVisible();
  await expect(popup.getByText(/Sushmita|Karki|Hari|Thapa/)).toHaveCount(0);
  await expect(
    popup.getByRole('button', { name: 'First name starts with S, last name starts with K' }),
  ).toHaveText(/^S•••• K•••••/);
  await popup.getByRole('button', { name: 'First name starts with H, last name starts with T' }).click();
  await button(popup, 'Allow').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hari Thapa');
});

/** Of somebody who was at the hospital before, and has no account. */
async function putHospitalRecord(): Promise<string> {
  const id = randomUUID();
  await putResource(stack, {
    resourceType: 'Patient',
    id,
    active: true,
    name: [{ use: 'official', given: ['Sita'], family: 'Sharma' }],
    telecom: [{ system: 'phone', use: 'mobile', value: '9800004521' }],
    birthDate: '1984-03-12',
  });
  return id;
}
