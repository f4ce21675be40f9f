import { defineConfig, devices } from '@playwright/test';
import { readStackSettings } from '@portal/test-stack/settings';

const { ports, directory } = readStackSettings();
const origin = `http://localhost:${ports.web}`;

const server = {
  timeout: 90_000,
  reuseExistingServer: !process.env['CI'],
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  stdout: 'ignore',
} as const;

/** What these show does not depend on the window, so that they run once. */
const sameAtEverySize = [
  'accessibility',
  'after-sign-out',
  'booking-failures',
  'chrome-failures',
  'clinic-answers',
  'confirm-contact',
  'deep-link',
  'delete-account',
  'download-my-data',
  'keyboard',
  'offline-copy',
  'offline-copy-passkey',
  'installed',
  'live-changes',
  'low-data',
  'messages-offline',
  'no-token-in-storage',
  'phone-app',
  'phone-offline-copy',
  'public-pages',
  'recent-sign-in',
  'refused-authorization',
  'register',
  'report-file',
  'sign-in',
  'sign-in-security',
  'store-faults',
  'time-just-taken',
  'trusted-types',
  'video-jitsi',
  'wearables',
].map((name) => `${name}.spec.ts`);

/** Short: on a phone, as most patients do them; the crawl opens these pages on a computer. Long: on both. */
const enoughOnPhones = [
  'bikram-sambat',
  'book-a-visit',
  'booking-appearance',
  'change-a-visit',
  'chrome',
  'documents',
  'edit-profile',
  'health-summary',
  'idle-limit',
  'lab-report',
  'medications',
  'message-attachments',
  'messages',
  'notifications',
  'record-access',
  'settings',
  'share-link',
  'sign-out',
  'test-results',
  'video-visit',
  'voice-message',
  'words',
].map((name) => `${name}.spec.ts`);
/** Long: what waits for a token to expire, and what measures. */
const onlyLong = ['refresh-once', 'message-latency', 'large-record'].map((name) => `alone/${name}.spec.ts`);
const isLong = process.env['JOURNEYS'] === 'long';

/** The browser that patients have: for speed, pictures and calls. */
export const wholeBrowser = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'journeys',
  outputDir: `${directory}/journeys`,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A second try keeps a slow machine from stopping a landing; `.ci/run` names each that needed one.
  retries: process.env['CI'] ? 1 : 0,
  workers: 3,
  fullyParallel: true,
  use: {
    baseURL: origin,
    // It would answer in the server's stead, past what a journey plants there; installed.spec.ts is about it.
    serviceWorkers: 'block',
    // A trace takes as much of the processor as the journey itself; `--trace on` asks for one.
    screenshot: 'only-on-failure',
    launchOptions: {
      // The same without windows and their processes: journeys took a third more of the processor with them.
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: isLong ? 'alone/**' : ['alone/**', ...enoughOnPhones],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: ['alone/**', ...sameAtEverySize],
    },
    // These disturb the servers that all others use, so they run after them, one at a time.
    {
      name: 'alone',
      testMatch: 'alone/**',
      testIgnore: isLong ? [] : onlyLong,
      dependencies: ['desktop', 'phone'],
      fullyParallel: false,
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: { ...server, command: 'npm run -s serve', url: `${origin}/config.json` },
});
