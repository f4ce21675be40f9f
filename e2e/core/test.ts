import { test as base } from '@playwright/test';
import { createFreshPatient, type FreshPatient } from '@portal/test-stack/fresh-patient';
import { readStackSettings } from '@portal/test-stack/settings';

export const stack = readStackSettings();
export const { origin } = stack;

/** Every journey has a patient of its own, whom no other journey knows. */
export const test = base.extend<{ patient: FreshPatient }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  patient: async ({}, use) => {
    await use(await createFreshPatient(stack));
  },
});

export { expect } from '@playwright/test';
