import { execFileSync } from 'node:child_process';
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { newZip, writeZip, type ZipState } from './zip.ts';

const made = new Date('2026-11-15T13:30:00Z');

function inFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The system's own unzip, which knows nothing of ours. */
function unzip(zip: Buffer, folder: string) {
  writeFileSync(join(folder, 'a.zip'), zip);
  execFileSync('unzip', ['-q', join(folder, 'a.zip'), '-d', join(folder, 'out')]);
}

test('files of several pieces, with Nepali names, come out as they went in', async () => {
  const folder = inFolder();
  const zip = writeZip(newZip(made));
  zip.open('विवरण/a.ndjson');
  for (const line of ['{"a":1}\n', '', '{"b":"नमस्ते"}\n'.repeat(5000)]) await zip.add(Buffer.from(line));
  zip.close();
  zip.open('विवरण/empty');
  zip.close();
  zip.end();
  unzip(zip.take(), folder);
  expect(readFileSync(join(folder, 'out/विवरण/a.ndjson'), 'utf8')).toBe(
    `{"a":1}\n${'{"b":"नमस्ते"}\n'.repeat(5000)}`,
  );
  expect(readFileSync(join(folder, 'out/विवरण/empty'), 'utf8')).toBe('');
});

test('written on by another process after any piece, it is byte for byte the same', async () => {
  const pieces = fc.array(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pieces, async (files) => {
      const atOnce = writeZip(newZip(made));
      const handed: Buffer[] = [];
      let state: ZipState = newZip(made);
      const elsewhere = async (work: (zip: ReturnType<typeof writeZip>) => void | Promise<void>) => {
        const zip = writeZip(JSON.parse(JSON.stringify(state)) as ZipState);
        await work(zip);
        handed.push(zip.take());
        state = zip.state;
      };
      for (const [index, file] of files.entries()) {
        atOnce.open(`f${index}`);
        await elsewhere((zip) => zip.open(`f${index}`));
        for (const piece of file) {
          await atOnce.add(Buffer.from(piece));
          await elsewhere((zip) => zip.add(Buffer.from(piece)));
        }
        atOnce.close();
        await elsewhere((zip) => zip.close());
      }
      atOnce.end();
      await elsewhere((zip) => zip.end());
      expect(Buffer.concat(handed).equals(atOnce.take())).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('beyond 4 GiB it still opens', async () => {
  const folder = inFolder();
  const path = join(folder, 'far.zip');
  const far = 5 * 1024 ** 3;
  const zip = writeZip({ ...newZip(made), offset: far });
  zip.open('far.txt');
  await zip.add(Buffer.from('far away'));
  zip.close();
  zip.end();
  const file = openSync(path, 'w');
  ftruncateSync(file, far);
  const bytes = zip.take();
  writeSync(file, bytes, 0, bytes.length, far);
  closeSync(file);
  expect(execFileSync('unzip', ['-p', path, 'far.txt'], { encoding: 'utf8' })).toBe('far away');
});

test('more than 65,535 files are told', () => {
  const zip = writeZip({ ...newZip(made), entries: many(70_000) });
  zip.end();
  const bytes = zip.take();
  expect(bytes.readBigUInt64LE(bytes.length - 22 - 20 - 56 + 24)).toBe(70_000n);
});

function many(count: number): ZipState['entries'] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    crc: 0,
    size: 0,
    packed: 2,
    offset: 0,
  }));
}
