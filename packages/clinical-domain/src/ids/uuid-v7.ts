/** RFC 9562: the time first, so that ids sort as they were made. `random` gives ten bytes. */
export function uuidV7(at: number, random: Uint8Array): string {
  const time = at.toString(16).padStart(12, '0');
  const bytes = Array.from({ length: 10 }, (_, index) => random[index] ?? 0);
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
  const rest = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${time}${rest}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
