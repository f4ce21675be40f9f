const starts: { type: string; at: number; bytes: number[] }[] = [
  { type: 'application/pdf', at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

export const longestStart = 12;

/** What the file is by its first bytes; its name and what the browser says of it are not believed. */
export function sniffType(head: Uint8Array): string | undefined {
  return starts.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))?.type;
}
