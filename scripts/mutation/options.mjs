/** What both areas share. `name` names the report. */
export const mutationOptions = (name, { mutate, ...more }) => ({
  mutate: [...mutate, '!**/*.test.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: [
    '**',
    '!packages/**',
    '!apps/api/**',
    '!scripts/mutation/**',
    '!package.json',
    '!tsconfig*.json',
  ],
  tempDirName: '.stack/mutation/sandbox',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.stack/mutation/${name}.json` },
  htmlReporter: { fileName: `.stack/mutation/${name}.html` },
  // A busy machine is no endless loop.
  timeoutMS: 15_000,
  thresholds: { high: 95, low: 85, break: 85 },
  ...more,
});
