import type { Page } from '@playwright/test';
import { expectFocusSeen } from '../core/focus.ts';
import { openGallery } from '../core/gallery.ts';
import { expect, test } from '../core/test.ts';

const section = (page: Page, id: string) => page.locator(`#${id}`);

test.beforeEach(async ({ page }) => {
  await openGallery(page);
});

test('a select opens on focus, narrows to what is typed, and is chosen from by keyboard', async ({
  page,
}) => {
  const select = section(page, 'select').getByRole('combobox', { name: 'Specialty' });
  await select.focus();
  await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
    - listbox "Choices Specialty":
      - option "Neurology"
      - option "Cardiology" [selected]
      - option "Dermatology"
      - option "Radiology"
      - option "Clinical Oncology"
      - option "Urology"
  `);
  await select.fill('RO');
  await expect(page.getByRole('option')).toHaveText(['Neurology', 'Urology']);
  await select.fill('onco');
  await expect(page.getByRole('option')).toHaveText(['Clinical Oncology']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue('Clinical Oncology');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toBeFocused();
});

test('a select says when nothing matches and forgets what was only typed', async ({ page }) => {
  const select = section(page, 'select').getByRole('combobox', { name: 'Appointment type' });
  await expect(select).toHaveAttribute('placeholder', 'Select...');
  await select.click();
  await expect(page.getByRole('option')).toHaveText(['Follow Up', 'Routine', 'Checkup']);
  await select.pressSequentially('xyz');
  await expect(page.getByText('No item to display').last()).toBeVisible();
  await page.locator('h1').click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toHaveValue('');
});

test('a calendar is walked by arrows and chosen from by Enter', async ({ page }) => {
  const calendar = section(page, 'calendar');
  await expect(calendar.getByRole('row').filter({ hasText: '22' })).toMatchAriaSnapshot(`
    - row:
      - gridcell "Sunday, 22 November 2026, 6 Mangsir 2083, available"
      - gridcell "Monday, 23 November 2026, 7 Mangsir 2083, not available"
      - gridcell "Tuesday, 24 November 2026, 8 Mangsir 2083, available"
      - gridcell "Wednesday, 25 November 2026, 9 Mangsir 2083, available"
      - gridcell "Thursday, 26 November 2026, 10 Mangsir 2083, not available"
      - gridcell "Friday, 27 November 2026, 11 Mangsir 2083, available"
      - gridcell "Saturday, 28 November 2026, 12 Mangsir 2083, not available"
  `);
  await calendar.getByRole('button', { name: /^Friday, 20 November 2026.*chosen/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('button', { name: /^Friday, 27 November 2026.*chosen/ })).toBeFocused();
});

test('a calendar leads to the year’s months and back, and no further', async ({ page }) => {
  const calendar = section(page, 'calendar');
  await calendar.getByRole('button', { name: 'November 2026', exact: true }).press('Enter');
  await expect(calendar.getByRole('button', { name: 'November 2026' })).toBeFocused();
  await expect(calendar.getByRole('button', { name: 'October 2026' })).toBeDisabled();
  await expect(calendar.getByRole('listitem')).toHaveCount(12);
  await calendar.getByRole('button', { name: 'December 2026' }).press('Enter');
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'December 2026', exact: true })).toBeVisible();
});

test('a date is typed part by part, or chosen from its calendar', async ({ page }) => {
  const fields = section(page, 'fields');
  await fields.getByRole('spinbutton', { name: /^day/ }).focus();
  await page.keyboard.type('20112026');
  await expect(fields.getByRole('group', { name: 'Search by Date' })).toContainText('20/11/2026');
  await fields.getByRole('button', { name: /^Open the calendar/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Friday, 20 November 2026, chosen/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(fields.getByRole('group', { name: 'Search by Date' })).toContainText('21/11/2026');
});

test('tabs are walked by arrows', async ({ page }) => {
  const progress = section(page, 'progress');
  await progress.getByRole('tab', { name: 'Appointments' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(progress).toMatchAriaSnapshot(`
    - region "Step progress and tabs":
      - heading "Step progress and tabs" [level=2]
      - list "Booking progress":
        - listitem: /Choose Specialty.*completed/
        - listitem: /Select Doctor.*completed/
        - listitem: 3 Time Slot
        - listitem: 4 Add Details
        - listitem: 5 Payment
      - tablist "My Health":
        - tab "Appointments"
        - tab "Lab Results" [selected]
        - tab "Medications"
        - tab "Wearables"
      - tabpanel "Lab Results":
        - paragraph: Lab Results
  `);
  await expect(progress.locator('[aria-current=step]')).toContainText('Time Slot');
});

test('a modal keeps the focus, closes on Escape and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open a modal' });
  await opener.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await expect(modal).toMatchAriaSnapshot(`
    - dialog "Cancel this visit?":
      - heading "Cancel this visit?" [level=2]
      - button "Close"
      - paragraph: /Dr. Anil Shrestha/
      - button "Keep the visit"
      - button "Cancel the visit"
  `);
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    await expect(modal.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a double press opens a sheet and does not shut it again', async ({ page }) => {
  await page.getByRole('button', { name: 'Open a modal' }).dblclick();
  const modal = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
});

test('a question stays until it is answered', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open a question' });
  await opener.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cancel this visit?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep the visit' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a menu is walked by arrows and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'More actions' });
  await opener.press('Enter');
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu "More actions":
      - menuitem "Reschedule"
      - menuitem "Add to calendar"
      - menuitem "Cancel the visit"
  `);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(section(page, 'overlays').locator('output')).toHaveText('Add to calendar');
  await expect(opener).toBeFocused();
});

test('a table turns its pages', async ({ page }) => {
  const table = section(page, 'table');
  await expect(table.getByRole('row')).toHaveCount(11);
  await table.getByRole('button', { name: 'Next page' }).press('Enter');
  await table.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(table.getByText('Page 3 of 3')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('a chip and a slot are pressed and given back', async ({ page }) => {
  await page.getByRole('button', { name: 'Final' }).press('Space');
  await expect(page.getByRole('button', { name: 'Final' })).toHaveAttribute('aria-pressed', 'true');
  const slot = page.getByRole('button', { name: '10:30 AM – 11:00 AM' });
  await slot.press('Space');
  await expect(slot).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: '10:00 AM – 10:30 AM' })).toBeDisabled();
});

test('a list asks for more near its end', async ({ page }) => {
  const list = page.getByRole('list', { name: 'List that loads more' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await list.locator('..').evaluate((box) => box.scrollTo({ top: box.scrollHeight - box.clientHeight - 10 }));
  await expect(list.getByRole('listitem')).toHaveCount(20);
});

test('where the system sets the colours, what is chosen and what has the focus still shows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const system = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id="chosen" style="forced-color-adjust: none"></i>');
    const probe = document.querySelector<HTMLElement>('#chosen');
    if (probe) probe.style.color = 'SelectedItem';
    return probe ? getComputedStyle(probe).color : '';
  });
  for (const chosen of [
    page.getByRole('button', { name: 'All', pressed: true }),
    page.getByRole('button', { name: '10:30 AM – 11:00 AM', pressed: true }),
    page.getByRole('tab', { selected: true }),
    section(page, 'calendar').getByRole('button', { name: /chosen/ }),
    page.locator('a[aria-current]').first(),
  ])
    await expect(chosen).toHaveCSS('background-color', system);
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await expectFocusSeen(page);
});
