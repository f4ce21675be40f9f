/** RFC 9562: the same name in the same namespace is the same id, wherever it is made. */
export async function uuidV5(namespace: string, name: string): Promise<string> {
  const space = Uint8Array.from(namespace.replaceAll('-', '').match(/../g) ?? [], (pair) =>
    parseInt(pair, 16),
  );
  const letters = new TextEncoder().encode(name);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', Uint8Array.from([...space, ...letters])));
  const bytes = Array.from(hash.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
