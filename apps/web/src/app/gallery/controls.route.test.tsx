import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openGallery } from '../../../test/open-gallery.tsx';
import { press } from '../../../test/press.ts';

const listbox = page.getByRole('listbox');
const options = page.getByRole('option');
const textsOf = (found: typeof options) => found.elements().map(({ textContent }) => textContent);

beforeEach(async () => {
  await openGallery();
});

test('a select opens on focus, narrows to what is typed, and is chosen from by keyboard', async () => {
  const select = page.getByRole('combobox', { name: 'Specialty' });
  (await select.findElement()).focus();
  await expect.element(listbox).toMatchAriaInlineSnapshot(`
    - listbox "Choices Specialty":
      - option "Neurology"
      - option "Cardiology" [selected]
      - option "Dermatology"
      - option "Radiology"
      - option "Clinical Oncology"
      - option "Urology"
  `);
  await select.fill('RO');
  await expect.poll(() => textsOf(options)).toEqual(['Neurology', 'Urology']);
  await select.fill('onco');
  await expect.poll(() => textsOf(options)).toEqual(['Clinical Oncology']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(select).toHaveValue('Clinical Oncology');
  await expect.element(listbox).not.toBeInTheDocument();
  await expect.element(select).toHaveFocus();
});

test('a select says when nothing matches and forgets what was only typed', async () => {
  const select = page
    .getByRole('region', { name: 'Select, chips' })
    .getByRole('combobox', { name: 'Appointment type' });
  await expect.element(select).toHaveAttribute('placeholder', 'Select...');
  await select.click();
  await expect.poll(() => textsOf(options)).toEqual(['Follow Up', 'Routine', 'Checkup']);
  await userEvent.keyboard('xyz');
  await expect.element(page.getByText('No item to display').last()).toBeVisible();
  await userEvent.pointer({ coords: { x: 5, y: 5 }, keys: '[MouseLeft]' });
  await expect.element(listbox).not.toBeInTheDocument();
  await expect.element(select).toHaveValue('');
});

test('a date is typed part by part, or chosen from its calendar', async () => {
  const fields = page.getByRole('region', { name: 'Fields' });
  const date = fields.getByRole('group', { name: 'Search by Date' });
  await press(fields.getByRole('spinbutton', { name: /^day/ }), '20112026');
  await expect.element(date).toHaveTextContent('20/11/2026');
  await press(fields.getByRole('button', { name: /^Open the calendar/ }), '{Enter}');
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('button', { name: /^Friday, 20 November 2026, chosen/ }))
    .toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(date).toHaveTextContent('21/11/2026');
});

test('a chip and a slot are pressed and given back', async () => {
  const chip = page.getByRole('button', { name: 'Final' });
  await press(chip, ' ');
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
  const slot = page.getByRole('button', { name: '10:30 AM – 11:00 AM', exact: false });
  await press(slot, ' ');
  await expect.element(slot).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(page.getByRole('button', { name: '10:00 AM – 10:30 AM', exact: false }))
    .toBeDisabled();
});

test('an incomplete form is held back, says what is missing, and leads there', async () => {
  const form = page.getByRole('form', { name: 'Form' });
  const email = form.getByRole('textbox', { name: 'Email', exact: false });
  const type = form.getByRole('combobox', { name: 'Appointment type', exact: false });
  const reason = form.getByRole('textbox', { name: 'Reason for Appointment', exact: false });
  const send = form.getByRole('button', { name: 'Proceed to Payment' });

  await send.click();
  await expect.poll(() => form.getByText('Required').length).toBe(3);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Required');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');

  await email.fill('sita');
  await expect.element(email).not.toHaveAccessibleDescription('Required');
  await press(email, '{Enter}');
  await expect.element(email).toHaveAccessibleDescription('Invalid');
  await email.fill('sita@example.org');
  await expect.element(email).toHaveAccessibleDescription('');
  await email.fill('');
  await expect.element(email).toHaveAccessibleDescription('Required');
  await email.fill('sita@example.org');

  await press(email, '{Enter}');
  await expect.element(type).toHaveFocus();
  await expect.poll(() => options.length).toBe(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(type).toHaveValue('Routine');
  await expect.element(type).toHaveAccessibleDescription('');
  await send.click();
  await expect.element(reason).toHaveFocus();
  await reason.fill('Chest pain');
  await send.click();
  await expect
    .element(form.getByRole('status'))
    .toHaveTextContent('Sent: email=sita@example.org&type=1&reason=Chest pain');
});
