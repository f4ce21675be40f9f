import { defineConfig } from '@playwright/test';
import { withFakeDevices } from './core/video-visit.ts';
import journeys from './playwright.config.ts';

const isLong = process.env['CRAWL'] === 'long';
const [portal] = [journeys.webServer].flat();

/** npm run test:crawl: every page, every control, every link; CRAWL=long for every person, size, language and calendar. */
export default defineConfig({
  ...journeys,
  testDir: 'crawl',
  testMatch: '*.crawl.ts',
  globalSetup: './crawl/read-routes.ts',
  timeout: (isLong ? 60 : 20) * 60_000,
  retries: 0,
  // Two walks side by side book from opposite ends of the day.
  workers: 2,
  use: {
    ...journeys.use,
    launchOptions: { ...journeys.use?.launchOptions, args: withFakeDevices.args },
    permissions: ['camera', 'microphone'],
    timezoneId: 'Asia/Kathmandu',
    actionTimeout: 5000,
  },
  projects: [{ name: 'crawl' }],
  webServer: portal ? [portal] : [],
});
