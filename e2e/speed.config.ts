import { defineConfig, devices } from '@playwright/test';
import journeys, { wholeBrowser } from './playwright.config.ts';

/** npm run speed: how fast the portal is, in a table; nothing is judged here. On a machine that does nothing else. */
export default defineConfig({
  ...journeys,
  testDir: 'speed',
  testMatch: '*.speed.ts',
  timeout: 900_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  use: { ...journeys.use, launchOptions: { ...journeys.use?.launchOptions, executablePath: wholeBrowser } },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' },
    },
  ],
});
