const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1', '0.0.0.0']);

/** On this machine, where nobody listens in between. A relative socket path counts too. */
export function isLocal(address: string): boolean {
  const url = URL.parse(address);
  return url === null ? address.startsWith('/') : localHosts.has(url.hostname);
}
