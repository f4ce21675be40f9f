import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';
import { lookAtFocus } from '../../../test/look-at-focus.ts';
import { openGallery } from '../../../test/open-gallery.tsx';
import { press } from '../../../test/press.ts';

const calendar = page.getByRole('region', { name: 'Calendar day states' });

beforeEach(async () => {
  await openGallery();
});

test('a calendar is walked by arrows and chosen from by Enter', async () => {
  await expect.element(calendar.getByRole('row').filter({ hasText: '22' })).toMatchAriaInlineSnapshot(`
    - row:
      - gridcell "Sunday, 22 November 2026, 6 Mangsir 2083, available"
      - gridcell "Monday, 23 November 2026, 7 Mangsir 2083, not available"
      - gridcell "Tuesday, 24 November 2026, 8 Mangsir 2083, available"
      - gridcell "Wednesday, 25 November 2026, 9 Mangsir 2083, available"
      - gridcell "Thursday, 26 November 2026, 10 Mangsir 2083, not available"
      - gridcell "Friday, 27 November 2026, 11 Mangsir 2083, available"
      - gridcell "Saturday, 28 November 2026, 12 Mangsir 2083, not available"
  `);
  await press(
    calendar.getByRole('button', { name: /^Friday, 20 November 2026.*chosen/ }),
    '{ArrowDown}{Enter}',
  );
  await expect
    .element(calendar.getByRole('button', { name: /^Friday, 27 November 2026.*chosen/ }))
    .toHaveFocus();
});

test('a calendar leads to the year’s months and back, and no further', async () => {
  await press(calendar.getByRole('button', { name: 'November 2026' }), '{Enter}');
  await expect.element(calendar.getByRole('button', { name: /November 2026/ })).toHaveFocus();
  await expect.element(calendar.getByRole('button', { name: /October 2026/ })).toBeDisabled();
  expect(calendar.getByRole('listitem').length).toBe(12);
  await press(calendar.getByRole('button', { name: /December 2026/ }), '{Enter}');
  await expect.element(calendar.getByRole('grid')).toBeVisible();
  await expect.element(calendar.getByRole('button', { name: 'December 2026' })).toBeVisible();
});

test('the step that is reached is marked, and so is the tab of the page', async () => {
  const progress = page.getByRole('region', { name: 'Step progress and tabs' });
  await expect.element(progress).toMatchAriaInlineSnapshot(`
    - region "Step progress and tabs":
      - heading "Step progress and tabs" [level=2]
      - list "Booking progress":
        - listitem: /Choose Specialty.*completed/
        - listitem: /Select Doctor.*completed/
        - listitem: 3 Time Slot
        - listitem: 4 Add Details
        - listitem: 5 Payment
      - navigation "My Health":
        - list
  `);
  expect(progress.element().querySelector('[aria-current=step]')).toMatchTextContent('Time Slot');
  expect(progress.element().querySelector('a[aria-current=page]')).toMatchTextContent('Lab Results');
});

test('a table turns its pages', async () => {
  const table = page.getByRole('region', { name: 'Table, ten rows to a page' });
  const rows = table.getByRole('row');
  const next = table.getByRole('button', { name: 'Next page' });
  expect(rows.length).toBe(11);
  await press(next, '{Enter}');
  await press(next, '{Enter}');
  await expect.element(table.getByText('Page 3 of 3')).toBeVisible();
  expect(rows.length).toBe(4);
  await expect.element(next).toBeDisabled();
});

const setForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => setForcedColors('none'));

test('where the system sets the colours, what is chosen and what has the focus still shows', async () => {
  await setForcedColors('active');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const system = readSystemColor('SelectedItem');
  const chosen: Locator[] = [
    page.getByRole('button', { name: 'All', pressed: true }),
    page.getByRole('button', { name: '10:30 AM – 11:00 AM', exact: false, pressed: true }),
    calendar.getByRole('button', { name: /chosen/ }),
    page.elementLocator(document.querySelector('a[aria-current]') as Element),
  ];
  for (const one of chosen)
    await expect.poll(() => getComputedStyle(one.element()).backgroundColor).toBe(system);
  page.getByRole('textbox', { name: 'Email', exact: false }).element().focus();
  await expect.poll(() => lookAtFocus()?.trouble ?? 'seen').toBe('seen');
});

function readSystemColor(name: string): string {
  const probe = document.createElement('i');
  document.body.append(probe);
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  return getComputedStyle(probe).color;
}
