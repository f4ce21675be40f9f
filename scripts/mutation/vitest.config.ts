import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/clinical-domain/src/{booking,medicines,results,time}/**/*.test.ts',
      'apps/api/src/{patient-access,r4}/**/*.test.ts',
    ],
    setupFiles: ['scripts/mutation/setup.ts'],
    testTimeout: 20_000,
    isolate: false,
  },
});
