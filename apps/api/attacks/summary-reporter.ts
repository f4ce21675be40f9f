import { readdirSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Figures } from './figures.ts';

/** The numbers of the attack list that concern the API as it stands. */
const wanted = [...numbers(1, 27), ...numbers(29, 60), 63, 64, 67, 69, 70, 80, 81, 82];

/** One line at the end, and the table of what notices each policy. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const byCase = new Map<number, TestCase[]>();
    for (const test of tests) {
      const number = Number(/^case (\d+):/.exec(test.name)?.[1] ?? NaN);
      if (!Number.isNaN(number)) byCase.set(number, [...(byCase.get(number) ?? []), test]);
    }
    const passed = [...byCase.values()].filter((each) => each.every(isPassed)).length;
    const attempts = [...byCase.values()].flat().length;
    const figures = tests.flatMap((test) => test.meta().figures ?? []);
    const policies = figures.filter(({ policy }) => policy !== undefined);
    const unnoticed = policies.filter(({ missedBy = [] }) => missedBy.length === 0).length;
    const sum = (name: 'requests' | 'withData' | 'canaries' | 'differences' | 'compared') =>
      figures.reduce((total, each) => total + (each[name] ?? 0), 0);
    const share = sum('requests') === 0 ? 0 : (100 * sum('withData')) / sum('requests');
    const lines = [
      ...policies.map(describePolicy),
      `attack cases: ${passed} passed of ${byCase.size} tried (${attempts} attempts); ` +
        `generated: ${sum('requests')} requests, ${share.toFixed(1)} % with data, ${sum('canaries')} canaries; ` +
        `differential: ${sum('differences')} differences in ${sum('compared')} comparisons; ` +
        `policies unnoticed: ${unnoticed} of ${policies.length}`,
    ];
    const missing = wanted.filter((number) => !byCase.has(number));
    const isWhole = modules.length === countFiles();
    if (isWhole && missing.length > 0) {
      lines.push(`cases not tried: ${missing.join(', ')}`);
      process.exitCode = 1;
    }
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}

function describePolicy({ policy = '', missedBy = [] }: Figures): string {
  return `${policy.padEnd(42)} ${missedBy[0] ?? 'NOBODY NOTICES'}`;
}

function isPassed(test: TestCase): boolean {
  return test.result().state === 'passed';
}

function countFiles(): number {
  return readdirSync(import.meta.dirname).filter((name) => name.endsWith('.attack.ts')).length;
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
