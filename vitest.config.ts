import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { routeTests } from './apps/web/route-tests.ts';
import { stringsPlugins } from './apps/web/strings.plugins.ts';

/** Files that take the longest begin first, so that no worker is left with one of them at the end. */
const longest = [
  'known-addresses.attack',
  'reminder-jobs.test',
  'policies.attack',
  'keys.attack',
  'download.test',
  'refresh.test',
  'report-pdf.test',
  'gateway-messages.test',
  'administrator.attack',
  'email-change.attack',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.includes(`/${name}.`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [stringsPlugins({ isBuild: false })],
        test: {
          name: 'unit',
          // A process for each of 300 files takes a third of the time; what a file changes is put back after it.
          isolate: false,
          setupFiles: ['scripts/put-back.ts'],
          // Properties of many cases share two cores with servers that are built or started.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'apps/web/service-worker/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.route.test.tsx'],
        },
      },
      routeTests,
      {
        test: {
          name: 'servers',
          include: ['apps/api/test/**/*.test.ts', 'packages/*/test/**/*.test.ts'],
          exclude: process.env['SECRET_ROTATIONS'] ? [] : ['apps/api/test/rotate-secrets.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // They wait for the servers most of the time; each has patients, doctors and processes of its own.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'attacks',
          include: ['apps/api/attacks/**/*.attack.ts'],
          globalSetup: ['apps/api/attacks/setup.ts'],
          setupFiles: ['apps/api/attacks/clean-logs.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: 3,
        },
      },
    ],
  },
});
