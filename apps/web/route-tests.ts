import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, TestProjectInlineConfiguration } from 'vitest/config';
import { ariaLocales } from './aria-locales.plugin.ts';
import { portalConfigFile } from './test/portal-config-file.plugin.ts';
import { stringsPlugins } from './strings.plugins.ts';

/** What stands behind a page's loader: the rest of the app is the real one, in a real browser. */
const faked = ['records-client', 'auth-api', 'portal-api', 'upload-client', 'event-stream'];

/** Pages in each of their states: the real route table, loaders and all, in Chromium. */
export const routeTests: TestProjectInlineConfiguration = {
  plugins: [
    ariaLocales(),
    react(),
    stringsPlugins({ isBuild: false }),
    tailwindcss(),
    portalConfigFile(),
    fakes(),
  ],
  // Found late, they would be loaded a second time in the middle of a run.
  optimizeDeps: {
    entries: ['apps/web/src/{app,features}/**/*.tsx', 'packages/ui/src/**/*.tsx'],
    include: [
      'axe-core',
      'react',
      'react-dom/client',
      '@lingui/core',
      '@lingui/react',
      '@lingui/react/server',
    ],
  },
  test: {
    name: 'routes',
    include: ['apps/web/src/**/*.route.test.tsx'],
    setupFiles: [resolve(import.meta.dirname, 'test/canonical-base.setup.ts')],
    isolate: false,
    // A page waits for timers and for its own frames; one at a time left a third of the processor idle.
    maxWorkers: 3,
    // Limits are for what hangs, not for what is slow: servers may be built or started beside it.
    testTimeout: 60_000,
    // As with journeys: a test that passes at the second try is broken, and does not keep the rest from landing.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => resolve(import.meta.dirname, `test/pictures/${arg}${ext}`),
        },
      },
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
          ],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
};

/** Only for the app itself: packages have modules of the same names. */
function fakes(): Plugin {
  const app = resolve(import.meta.dirname, 'src');
  return {
    name: 'fakes',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = faked.find((each) => source.endsWith(`/${each}.ts`));
      if (name === undefined || !importer?.startsWith(app)) return undefined;
      return resolve(import.meta.dirname, `test/fake-${name}.ts`);
    },
  };
}
