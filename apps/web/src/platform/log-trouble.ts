/** For whoever looks into the device's log: what failed and by which code, never what it was about. */
export function logTrouble(what: string, code: string | undefined): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the device's log
  console.warn(`portal: ${what} failed (${code ?? 'no code'})`);
}
