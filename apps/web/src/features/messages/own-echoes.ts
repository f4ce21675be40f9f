type Version = { id: string; version: string };

const expected = new Set<string>();
const nameOf = ({ id, version }: Version) => `${id}/${version}`;

/** What this tab has written itself comes back as news, and is known already. A later version of it is not. */
export function expectEcho(written: Version): void {
  expected.add(nameOf(written));
}

export function isEcho(change: Version): boolean {
  return expected.delete(nameOf(change));
}
