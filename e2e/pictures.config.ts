import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** npm run pictures: what the portal looks like, for the documentation; nothing is judged here. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  testMatch: '*.pictures.ts',
  timeout: 300_000,
  workers: 1,
  use: { ...journeys.use, timezoneId: 'Asia/Kathmandu' },
  projects: Object.entries(sizes).flatMap(([size, use]) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      use: { ...use, colorScheme },
    })),
  ),
});
