/** A number that must be what it is expected to be, on any machine. */
export type Check = { what: string; found: number; expected: number };

export function countCheck(what: string, found: number, expected: number): Check {
  return { what, found, expected };
}

/** Prints each and tells whether all hold. */
export function reportChecks(checks: readonly Check[]): boolean {
  for (const { what, found, expected } of checks) {
    const told = found === expected ? 'ok    ' : 'FAILED';
    process.stdout.write(`${told} ${what}: ${found}${found === expected ? '' : `, expected ${expected}`}\n`);
  }
  return checks.every(({ found, expected }) => found === expected);
}
