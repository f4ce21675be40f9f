import { defineConfig } from '@playwright/test';
import journeys, { wholeBrowser } from './playwright.config.ts';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const tablet = { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const english = { locale: 'en-GB', colorScheme: 'light' } as const;
const nepali = { locale: 'ne-NP', colorScheme: 'light' } as const;

/** npm run pictures: what the portal looks like, for the documentation; nothing is judged here. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  testMatch: '*.pictures.ts',
  timeout: 300_000,
  workers: 1,
  use: {
    ...journeys.use,
    launchOptions: { ...journeys.use?.launchOptions, executablePath: wholeBrowser },
    timezoneId: 'Asia/Kathmandu',
    actionTimeout: 20_000,
  },
  // Both languages, both themes and the three sizes, in five looks.
  projects: [
    { name: 'phone', use: { ...phone, ...english } },
    { name: 'phone-np-dark', use: { ...phone, ...nepali, colorScheme: 'dark' } },
    { name: 'tablet-np', use: { ...tablet, ...nepali } },
    { name: 'desktop', use: { ...desktop, ...english } },
    { name: 'desktop-np-dark', use: { ...desktop, ...nepali, colorScheme: 'dark' } },
  ],
});
