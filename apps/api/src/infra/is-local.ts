const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address on this machine, where nobody listens in between. */
export function isLocal(address: string): boolean {
  return localHosts.has(URL.parse(address)?.hostname ?? '');
}
