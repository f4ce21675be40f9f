import type { Condition } from '../condition.ts';
import { allTests } from './data/all-tests.ts';
import type { Meaning, TestMeaning } from './meaning.ts';

const testOfCode = new Map(allTests.flatMap((test) => test.loinc.map((code) => [code, test] as const)));

/**
 * What a result of that test means, where it is known.
 * The words are large: pages take this file by `import()`, so that they come when a report is open.
 */
export function findMeaning(loinc: string, condition: Condition): Meaning | undefined {
  const test = testOfCode.get(loinc);
  const found = test && textFor(test, condition);
  if (!found) return undefined;
  const { about, reviewedBy } = test;
  const { en, ne, source = test.source } = found;
  return { about, meaning: { en, ne }, source, ...(reviewedBy ? { reviewedBy } : {}) };
}

/**
 * A critical value is first of all a high or a low one; whom to call is the page's to say.
 * What is told in words (found, not found) has no high: some laboratories flag it so all the same.
 */
function textFor(test: TestMeaning, condition: Condition) {
  if (condition === 'high' || condition === 'critical-high') return test.high ?? test.abnormal;
  if (condition === 'critical-low') return test.low;
  if (condition === 'critical-abnormal') return test.abnormal;
  return test[condition];
}
