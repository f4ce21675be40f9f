import { everydayWords } from './everyday-words.ts';
import { testNames, type TestName } from './test-names.ts';

const nameOfCode = new Map(
  testNames.flatMap(({ loinc, name }) => loinc.map((code) => [code, name] as const)),
);

/** What people call the test with that LOINC code, where the portal knows it. */
export function findTestName(loinc: string): TestName['name'] | undefined {
  return nameOfCode.get(loinc);
}

/** Every word under which people look for it, of both languages. */
export function listTestWords(loinc: string): string[] {
  const name = findTestName(loinc);
  const everyday = everydayWords.filter(({ loinc: codes }) => codes.includes(loinc));
  return [...(name ? [name.en, name.ne] : []), ...everyday.flatMap(({ words }) => words)];
}
