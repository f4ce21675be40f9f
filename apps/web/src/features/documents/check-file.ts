import { longestStart, sniffType } from './sniff-type.ts';

export type FileFault = 'too-large' | 'wrong-type' | 'empty';

/** What the file is, or why it cannot be sent. */
export async function checkFile(file: File, largestBytes: number): Promise<{ type: string } | FileFault> {
  if (file.size === 0) return 'empty';
  if (file.size > largestBytes) return 'too-large';
  const head = new Uint8Array(await file.slice(0, longestStart).arrayBuffer());
  const type = sniffType(head);
  return type === undefined ? 'wrong-type' : { type };
}
