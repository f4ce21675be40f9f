import { execFileSync } from 'node:child_process';

/** The words in the order in which they stand. */
export function readPdfText(pdf: Buffer): string {
  return run('pdftotext', ['-enc', 'UTF-8', '-', '-'], pdf).replaceAll(/\s+/g, ' ');
}

export function readPdfInfo(pdf: Buffer): Record<string, string> {
  const lines = run('pdfinfo', ['-'], pdf).split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2) as [string, string]));
}

function run(program: string, args: string[], input: Buffer): string {
  return execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}

/**
 * The first of these that does not come after the one before it. Spaces do not count: pdftotext sees one in the middle of
 * a Devanagari word where a vowel sign makes its letter narrow.
 */
export function findOutOfOrder(text: string, wanted: string[]): string | undefined {
  const dense = text.replaceAll(/\s/g, '');
  let at = 0;
  return wanted.find((strings) => {
    const sought = strings.replaceAll(/\s/g, '');
    const found = dense.indexOf(sought, at);
    at = found + sought.length;
    return found < 0;
  });
}
