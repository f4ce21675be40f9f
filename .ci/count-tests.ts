import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}
interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const told: Record<string, string> = {
  unexpected: 'failed',
  failed: 'failed',
  // Each has a cause that is still to be found.
  flaky: 'only at the second try',
};

function findJourneys({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status }) =>
      told[status] ? [`${told[status]}: ${file} (${projectName}): ${title}`] : [],
    ),
  );
  return [...own, ...suites.flatMap(findJourneys)];
}

function findTests({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) =>
      told[status] ? [`${told[status]}: ${relative('.', name)}: ${fullName}`] : [],
    ),
  );
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
  const wrong = 'suites' in report ? report.suites.flatMap(findJourneys) : findTests(report);
  for (const line of wrong) console.log(`  ${line}`);
  return count;
});
const sum = (pick: (count: (typeof counts)[number]) => number) =>
  counts.reduce((total, count) => total + pick(count), 0);
const failed = Math.max(
  sum((count) => count.failed),
  exitCode === '0' ? 0 : 1,
);
console.log(`${sum((count) => count.passed)} passed, ${failed} failed`);
