import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const [folder = '.', exitCode = '0'] = process.argv.slice(2);
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
const counts = files.map((name) => {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8')) as VitestReport | PlaywrightReport;
  const count =
    'stats' in report
      ? {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky,
          skipped: report.stats.skipped,
        }
      : { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  console.log(
    `${name.replace('.json', '')}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`,
  );
  return count;
});
const sum = (pick: (count: (typeof counts)[number]) => number) =>
  counts.reduce((total, count) => total + pick(count), 0);
const failed = Math.max(
  sum((count) => count.failed),
  exitCode === '0' ? 0 : 1,
);
console.log(`${sum((count) => count.passed)} passed, ${failed} failed`);
