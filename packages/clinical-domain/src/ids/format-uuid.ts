/** The first 16 bytes as a UUID of this version (RFC 9562, 4.1 and 4.2). */
export function formatUuid(given: ArrayLike<number>, version: number): string {
  const bytes = Array.from({ length: 16 }, (_, index) => given[index] ?? 0);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
