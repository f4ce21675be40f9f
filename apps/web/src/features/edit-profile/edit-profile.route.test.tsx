import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Patient } from 'fhir/r4';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { isSilent, type Answer } from '../../../test/fake-records-client.ts';
import { openPage } from '../../../test/open-page.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save changes' }).click();
const told = (text: string) => expect.element(screen.getByText(text)).toBeVisible();

/** Keeps one record, and refuses what was made from an older version of it. */
function createRecord() {
  let patient: Patient = {
    resourceType: 'Patient',
    id: 'patient-of-a-test',
    meta: { versionId: '1' },
    name: [{ given: ['Maya'], family: 'Tamang' }],
  };
  const change = (next: Partial<Patient>) => {
    const versionId = String(Number(patient.meta?.versionId) + 1);
    patient = { ...patient, ...next, meta: { versionId } };
    return patient;
  };
  const answer: Answer = ({ method, path, body }) => {
    if (path !== 'Patient/patient-of-a-test') return undefined;
    if (method === 'get') return patient;
    const sent = body as Patient;
    if (sent.meta?.versionId !== patient.meta?.versionId) throw new RecordsRefusal(412, undefined);
    return change(sent);
  };
  return { answer, change, read: () => patient };
}

const addressOf = ({ address }: Patient) => address?.[0]?.line;

test('saved elsewhere meanwhile: both are named, nothing is overwritten unseen, a second Save keeps both', async () => {
  const record = createRecord();
  await openPage('/edit-profile', record.answer);
  await field('Mobile number').fill('9822222222');
  await field('Tole or street').fill('Patan Dhoka');
  record.change({
    telecom: [{ system: 'phone', value: '9811111111', use: 'mobile' }],
    address: [{ line: ['Ward 4'] }],
  });
  await save();
  const alert = screen.getByRole('alert').filter({ hasText: 'Your profile has changed' });
  await expect.element(alert).toHaveFocus();
  await expect.element(alert).toMatchTextContent('Ward: now “4”');
  await expect
    .element(alert)
    .toMatchTextContent('Mobile number: saved there as “9811111111”; you have “9822222222”');
  await expect.element(field('Ward')).toHaveValue('4');
  await expect.element(field('Tole or street')).toHaveValue('Patan Dhoka');
  expect(record.read().telecom?.[0]?.value).toBe('9811111111');
  await save();
  await told('Your profile is up to date.');
  await expect.element(alert).not.toBeInTheDocument();
  expect(record.read()).toMatchObject({
    telecom: [{ value: '9822222222' }],
    address: [{ line: ['Ward 4', 'Patan Dhoka'] }],
  });
});

test('what the hospital changes meanwhile is kept', async () => {
  const record = createRecord();
  await openPage('/edit-profile', record.answer);
  await field('Ward').fill('7');
  record.change({ birthDate: '1984-03-12' });
  await save();
  await told('Your profile has changed');
  await expect.element(field('Date of birth')).toHaveValue('12 Mar 1984');
  await save();
  await told('Your profile is up to date.');
  expect(record.read().birthDate).toBe('1984-03-12');
  expect(addressOf(record.read())).toEqual(['Ward 7']);
});

test('a missing or wrong field is named and focused, and nothing is sent', async () => {
  const record = createRecord();
  await openPage('/edit-profile', record.answer);
  await field('Ward').fill('34');
  await field('Name').fill('Ramesh');
  await save();
  await expect.element(field('Ward')).toHaveFocus();
  await told('Invalid');
  await told('Required');
  await expect.element(field('Mobile number of your contact')).toHaveAttribute('aria-invalid', 'true');
  expect(record.read().meta?.versionId).toBe('1');
});

test('a file that is no picture is refused in plain words', async () => {
  await openPage('/edit-profile', createRecord().answer);
  await expect.element(screen.getByRole('button', { name: 'Add photo' })).toBeVisible();
  const picker = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(picker, new File(['<html>'], 'me.jpg', { type: 'image/jpeg' }));
  await told('Please only choose image files.');
  await expect.element(screen.getByRole('button', { name: 'Add photo' })).toBeVisible();
});

test('without a connection nothing typed is lost', async () => {
  const record = createRecord();
  let isDown = false;
  await openPage('/edit-profile', (asked) => (isDown ? isSilent() : record.answer(asked)));
  await field('Ward').fill('9');
  isDown = true;
  await save();
  await told('Not saved');
  await expect.element(field('Ward')).toHaveValue('9');
  isDown = false;
  // The toast lies over the button.
  await field('Ward').click();
  await userEvent.keyboard('{Enter}');
  await told('Your profile is up to date.');
  expect(addressOf(record.read())).toEqual(['Ward 9']);
});

test('F10: what was typed and not saved is not left without a question, by a link, by Back or by closing', async () => {
  const { router } = await openPage('/menu', createRecord().answer);
  const open = () => screen.getByRole('link', { name: 'Edit Profile' }).click();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  const street = field('Tole or street');
  await open();
  await street.fill('Pulchowk');
  void router.navigate(-1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(router.state.location.pathname).toBe('/edit-profile');
  await expect.element(street).toHaveValue('Pulchowk');
  expect(closes()).toBe(false);
  await screen.getByRole('link', { name: 'Home' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  void router.navigate(-1);
  await question.getByRole('button', { name: 'Leave this page' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/menu');
  await open();
  await street.fill('Pulchowk');
  await save();
  await told('Saved');
  expect(closes()).toBe(true);
  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe('/menu');
});

test.for(['center', 'end'] as const)(
  'a list with a choice in it opens with one press, its field at the %s of the window',
  async (block) => {
    const record = createRecord();
    record.change({ address: [{ state: 'Bagmati Province', district: 'Sindhupalchok' }] });
    await openPage('/edit-profile', record.answer);
    const district = screen.getByRole('combobox', { name: 'District' });
    await expect.element(district).toHaveValue('Sindhupalchok');
    district.element().scrollIntoView({ block });
    await district.click();
    // A list that the page scrolls away from closes within a few frames.
    await new Promise((done) => setTimeout(done, 300));
    await expect.element(screen.getByRole('option', { name: 'Sindhupalchok' })).toBeInTheDocument();
  },
);
