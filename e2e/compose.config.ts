import { defineConfig, devices } from '@playwright/test';
import { readStackSettings } from '@portal/test-stack/settings';

const { origin, directory } = readStackSettings();

const journeys = [
  'sign-in',
  'book-a-visit',
  'change-a-visit',
  'test-results',
  'medications',
  'messages',
  'message-attachments',
  'edit-profile',
  'health-summary',
  'share-link',
  'documents',
  'live-changes',
].map((name) => `journeys/${name}.spec.ts`);

/** Journeys against a deployment that runs already, over https: `npm run compose:try`. */
export default defineConfig({
  testDir: '.',
  // It ends a link by hand in the database, which a deployment lets nobody into.
  grepInvert: /a link that has ended is dead/,
  outputDir: `${directory}/compose-journeys`,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: 'list',
  projects: [
    { name: 'deployment', testMatch: ['compose/deployment.spec.ts', ...journeys] },
    { name: 'restart', testMatch: 'compose/rolling-restart.spec.ts', dependencies: ['deployment'] },
    // It uses up what this machine may ask for in a minute.
    { name: 'limits', testMatch: 'compose/limits.spec.ts', dependencies: ['restart'] },
  ],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    baseURL: origin,
    // Of the edge's own authority, which only a trial has.
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});
