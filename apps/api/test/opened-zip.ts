import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { onTestFinished } from 'vitest';

/** The files of a zip by their paths, as the system's own unzip opens it. */
export function openZip(zip: Buffer): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'download-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.zip'), zip);
  execFileSync('unzip', ['-tq', join(folder, 'a.zip')]);
  execFileSync('unzip', ['-q', join(folder, 'a.zip'), '-d', join(folder, 'out')]);
  const left = readdirSync(folder).toSorted();
  if (left.join() !== 'a.zip,out') throw new Error(`The zip wrote beside its folder: ${left.join()}`);
  const files = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(join(folder, 'out'), path), readFileSync(path)];
      }),
  );
}
