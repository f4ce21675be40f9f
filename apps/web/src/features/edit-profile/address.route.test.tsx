import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import type { Address } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';
import { createRecord } from '../../../test/own-record.ts';

const list = (name: string) => screen.getByRole('combobox', { name, exact: true });
const option = (name: string) => screen.getByRole('option', { name, exact: true });
const save = (name = 'Save changes') => screen.getByRole('button', { name }).click();
const patan: Address = {
  use: 'home',
  line: ['Ward 3', 'Pulchowk'],
  city: 'Lalitpur Metropolitan City',
  district: 'Lalitpur',
  state: 'Bagmati Province',
  country: 'NP',
};

/** By keyboard alone. */
async function choose(label: string, typed: string, name: string) {
  await expect.element(list(label)).toBeVisible();
  list(label).element().focus();
  await userEvent.keyboard(`{Control>}a{/Control}${typed}`);
  await expect.element(option(name)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(list(label)).toHaveValue(name);
}

test('each list is that of the choice before it', async () => {
  const record = createRecord({ address: [{ use: 'home', state: 'Gandaki Province', district: 'Kaski' }] });
  await openPage('/edit-profile', record.answer);
  await expect.element(list('District')).toHaveValue('Kaski');
  await choose('Local body', 'पोख', 'Pokhara Metropolitan City');
  await expect.element(screen.getByText('A number from 1 to 33.')).toBeVisible();
  await choose('Ward', '17', '17');
  await save();
  await expect.poll(() => record.read().meta?.versionId).toBe('2');
  expect(record.read().address).toEqual([
    {
      use: 'home',
      line: ['Ward 17'],
      city: 'Pokhara Metropolitan City',
      district: 'Kaski',
      state: 'Gandaki Province',
      country: 'NP',
    },
  ]);
});

test('another district brings its province and its own list, and empties what stood in the old one', async () => {
  await openPage('/edit-profile', createRecord({ address: [patan] }).answer);
  await expect.element(list('Local body')).toHaveValue('Lalitpur Metropolitan City');
  await list('Province').fill('');
  await choose('District', 'jhap', 'Jhapa');
  await expect.element(list('Province')).toHaveValue('Koshi Province');
  await expect.element(list('Local body')).toHaveValue('');
  await expect.element(list('Ward')).toHaveValue('');
  await choose('Local body', 'mec', 'Mechinagar Municipality');
  await expect.element(screen.getByText('A number from 1 to 15.')).toBeVisible();
});

test('in Nepali the lists and digits are Nepali, and the record keeps its English names', async () => {
  const record = createRecord({ address: [patan] });
  await openPage('/edit-profile', record.answer, { locale: 'np' });
  await expect.element(list('स्थानीय तह')).toHaveValue('ललितपुर महानगरपालिका');
  await expect.element(list('वडा')).toHaveValue('३');
  await list('स्थानीय तह').fill('mahalax');
  await option('महालक्ष्मी नगरपालिका').click();
  await expect.element(list('वडा')).toHaveValue('३');
  await list('वडा').fill('४');
  await userEvent.tab();
  await save('परिवर्तन सुरक्षित गर्नुहोस्');
  await expect.poll(() => record.read().meta?.versionId).toBe('2');
  expect(record.read().address).toEqual([
    { ...patan, line: ['Ward 4', 'Pulchowk'], city: 'Mahalaxmi Municipality' },
  ]);
});

test('an old address that no list knows is shown and kept, and what a list lacks is typed', async () => {
  const old = { ...patan, line: ['Ward 40'], city: 'Patan', district: 'Old District', state: 'Zone 1' };
  const record = createRecord({ address: [old] });
  await openPage('/edit-profile', record.answer);
  await expect.element(list('Province')).toHaveValue('Zone 1');
  await expect.element(list('District')).toHaveValue('Old District');
  await expect.element(list('Local body')).toHaveValue('Patan');
  await expect.element(list('Ward')).toHaveValue('40');
  await screen.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('9800000217');
  await list('Ward').fill('');
  await list('Local body').fill('Patan Upper Town');
  await userEvent.tab();
  await expect.element(list('Local body')).toHaveValue('Patan Upper Town');
  await save();
  await expect.poll(() => record.read().meta?.versionId).toBe('2');
  expect(record.read().address?.[0]).toMatchObject({
    city: 'Patan Upper Town',
    district: 'Old District',
    state: 'Zone 1',
  });
});

test('the numbers of the patient’s cards and both names are shown, and cannot be changed; others are not', async () => {
  const record = createRecord({
    name: [{ given: ['Maya'], family: 'Tamang', text: 'Maya Tamang', _text: nepali('माया तामाङ') }],
    identifier: [
      { system: systemUris.nationalId, value: '000-217-540-8' },
      { system: systemUris.insuranceNumber, value: '1234-5678' },
      { system: 'urn:passport', value: 'PA0001' },
    ],
  });
  await openPage('/edit-profile', record.answer);
  for (const [name, value] of [
    ['Full name', 'Maya Tamang'],
    ['Name in Nepali', 'माया तामाङ'],
    ['National identity number', '000-217-540-8'],
    ['Health insurance number', '1234-5678'],
  ] as const) {
    await expect.element(screen.getByRole('textbox', { name })).toHaveValue(value);
    await expect.element(screen.getByRole('textbox', { name })).toHaveAttribute('readonly', '');
  }
  expect(document.documentElement.outerHTML).not.toContain('PA0001');
  await openPage('/menu', record.answer);
  await expect.element(screen.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  expect(document.documentElement.outerHTML).not.toContain('000-217-540-8');
});

test.for([
  ['en', 'light', 320],
  ['np', 'dark', 320],
  ['np', 'light', 1440],
] as const)(
  'in %s, %s and %i px it fits and axe finds nothing, with room for the list of wards',
  async (where) => {
    const [locale, theme, width] = where;
    await openPage('/edit-profile', createRecord({ address: [patan] }).answer, { locale, theme, width });
    const ward = list(locale === 'en' ? 'Ward' : 'वडा');
    await expect.element(ward).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
    await ward.click();
    await expect.element(option(locale === 'en' ? '29' : '२९')).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
