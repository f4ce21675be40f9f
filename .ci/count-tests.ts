import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}
interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Passed, but only at the second try: each has a cause that is still to be found. */
function findFlaky({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file} (${projectName}): ${title}`),
  );
  return [...own, ...suites.flatMap(findFlaky)];
}

const [folder = '.', exitCode = '0'] = process.argv.slice(2);
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
const counts = files.map((name) => {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VitestReport | PlaywrightReport;
  const count =
    'stats' in report
      ? {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected,
          skipped: report.stats.skipped,
        }
      : { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  console.log(
    `${name.replace('.json', '')}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`,
  );
  if ('suites' in report)
    for (const flaky of report.suites.flatMap(findFlaky)) console.log(`  only at the second try: ${flaky}`);
  return count;
});
const sum = (pick: (count: (typeof counts)[number]) => number) =>
  counts.reduce((total, count) => total + pick(count), 0);
const failed = Math.max(
  sum((count) => count.failed),
  exitCode === '0' ? 0 : 1,
);
console.log(`${sum((count) => count.passed)} passed, ${failed} failed`);
