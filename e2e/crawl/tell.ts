/** One line of what the walks do and find, for whoever reads the run. */
export function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
