import type { Locator, Page } from '@playwright/test';
import type { Control } from './controls.ts';

/** Uses one control as a patient would, and leaves it as it was where that would hide or change the rest. */
export async function operate(page: Page, control: Control): Promise<void> {
  const element = page.locator(`[data-crawl="${control.id}"]`).first();
  // Pressed once: a second press would take back what the first has chosen.
  await element.evaluate((one: HTMLElement) => (one.dataset['crawled'] = ''));
  if (control.kind === 'field') await type(element, control.inputType ?? 'text');
  else if (control.kind === 'combobox') await pickFirst(page, element);
  else if (control.kind === 'select') await chooseOther(element);
  // A radio's own box is hidden behind what is drawn in its place.
  else if (control.kind === 'toggle') await element.dispatchEvent('click');
  else await element.click();
}

async function type(element: Locator, inputType: string) {
  if (inputType.startsWith('range')) return element.press('ArrowLeft');
  await element.fill(sampleOf(inputType));
  if (inputType.startsWith('search')) await element.fill('');
  return undefined;
}

function sampleOf(inputType: string): string {
  if (inputType.startsWith('email')) return 'crawl@example.com';
  if (inputType.startsWith('date')) return '2026-11-20';
  if (inputType.startsWith('time')) return '08:30';
  if (inputType.startsWith('tel') || inputType.endsWith('tel')) return '9841234567';
  if (inputType.startsWith('number') || inputType.endsWith('numeric') || inputType.endsWith('decimal'))
    return '1234';
  return 'Test';
}

async function pickFirst(page: Page, element: Locator) {
  await element.click();
  await page.getByRole('option').first().waitFor({ timeout: 3000 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function chooseOther(element: Locator) {
  const before = await element.inputValue();
  const values = await element
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await element.selectOption(values.find((value) => value !== before) ?? before);
  await element.page().waitForTimeout(100);
  await element.selectOption(before);
}
