import { formatUuid } from './format-uuid.ts';

/** RFC 9562: the same name in the same namespace is the same id, wherever it is made. */
export async function uuidV5(namespace: string, name: string): Promise<string> {
  const space = Uint8Array.from(namespace.replaceAll('-', '').match(/../g) ?? [], (pair) =>
    parseInt(pair, 16),
  );
  const letters = new TextEncoder().encode(name);
  const hash = await crypto.subtle.digest('SHA-1', Uint8Array.from([...space, ...letters]));
  return formatUuid(new Uint8Array(hash), 5);
}
