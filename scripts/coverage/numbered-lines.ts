export type NumberedRow = { numbers: string[]; where: string; tests: string };

/** The rows of docs/coverage.md that stand for lines of the specification: | 7.2–7.4, 9.1 | what | where | test | */
export function listNumbered(coverage: string): NumberedRow[] {
  return coverage.split('\n').flatMap((line) => {
    const [, number, , where = '', ...tests] = line.split(/ ?\| ?/);
    return number !== undefined && /^\d/.test(number)
      ? [{ numbers: listNumbers(number), where, tests: tests.join(' ') }]
      : [];
  });
}

export function listNumbers(written: string): string[] {
  return written.split(', ').flatMap((range) => {
    const [, section, first, , last = first] = /^(\d)\.(\d+)(–\1\.(\d+))?$/.exec(range) ?? [];
    const length = Number(last) - Number(first) + 1;
    if (!(length > 0)) throw new Error(`docs/coverage.md: ${range} numbers no lines`);
    return Array.from({ length }, (_, index) => `${section}.${Number(first) + index}`);
  });
}
