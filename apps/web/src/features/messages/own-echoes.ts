const expected = new Set<string>();

/** What this tab has written itself comes back as news, and is known already. */
export function expectEcho(id: string): void {
  expected.add(id);
}

/** Once for each that was expected. */
export function isEcho(id: string): boolean {
  return expected.delete(id);
}
