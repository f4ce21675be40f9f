import type { FilesystemPlugin, RmdirOptions, WriteFileOptions } from '@capacitor/filesystem';
import type { ShareOptions } from '@capacitor/share';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPhoneFiles } from './phone-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A phone's cache folder and share sheet. */
function openPhone({ refusal, isFull }: { refusal?: string; isFull?: boolean } = {}) {
  const stored = new Map<string, Buffer>();
  const shared: { options: ShareOptions; bytes: Buffer }[] = [];
  const calls: string[] = [];
  const decode = (data: string | Blob) => Buffer.from(data as string, 'base64');
  const filesystem = {
    writeFile: async ({ path, data, directory, recursive }: WriteFileOptions) => {
      calls.push('write');
      expect([directory, recursive]).toEqual(['CACHE', true]);
      if (isFull) throw new Error('No space left on device');
      stored.set(path, decode(data));
      return { uri: `file:///cache/${path}` };
    },
    appendFile: async ({ path, data }: WriteFileOptions) => {
      calls.push('append');
      stored.set(path, Buffer.concat([stored.get(path) ?? Buffer.alloc(0), decode(data)]));
    },
    rmdir: async ({ path }: RmdirOptions) => {
      for (const name of stored.keys()) if (name.startsWith(`${path}/`)) stored.delete(name);
    },
  } as Pick<FilesystemPlugin, 'writeFile' | 'appendFile' | 'rmdir'>;
  const share = {
    share: async (options: ShareOptions) => {
      if (refusal !== undefined) throw new Error(refusal);
      const path = options.files?.[0]?.replace('file:///cache/', '') ?? '';
      shared.push({ options, bytes: stored.get(path) ?? Buffer.alloc(0) });
      return {};
    },
  };
  const encode = async (piece: Blob) => Buffer.from(await piece.arrayBuffer()).toString('base64');
  return { files: createPhoneFiles({ filesystem, share }, encode), stored, shared, calls };
}

const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

test('A12: a file is written to the cache, handed to the share sheet, and gone ten minutes later', async () => {
  const { files, stored, shared } = openPhone();
  await files.save(pdf, 'report.pdf');
  expect(shared.map(({ options, bytes }) => [options.title, bytes.toString()])).toEqual([
    ['report.pdf', '%PDF-1.7'],
  ]);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(stored.size).toBe(1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(stored.size).toBe(0);
});

test('A12: a big file crosses the bridge in pieces and arrives whole', async () => {
  const { files, shared, calls } = openPhone();
  const bytes = Buffer.from(Array.from({ length: 2_000_001 }, (_, at) => at % 251));
  await files.save(new Blob([bytes], { type: 'application/zip' }), 'record.zip');
  expect(calls).toEqual(['write', 'append', 'append']);
  expect(shared[0]?.bytes.equals(bytes)).toBe(true);
});

test.each(['Share canceled', "Can't share while sharing is in progress"])(
  'A12: "%s" is no failure',
  async (refusal) => {
    await expect(openPhone({ refusal }).files.save(pdf, 'report.pdf')).resolves.toBeUndefined();
  },
);

test('A12: what the phone cannot do is told, and nothing of it stays', async () => {
  const full = openPhone({ isFull: true });
  await expect(full.files.save(pdf, 'report.pdf')).rejects.toThrow('No space left');
  const broken = openPhone({ refusal: 'Error sharing item' });
  await expect(broken.files.save(pdf, 'report.pdf')).rejects.toThrow('Error sharing item');
  expect([full.stored.size, broken.stored.size]).toEqual([0, 0]);
});

test('A12: at sign-out every file goes at once, whoever may still be reading', async () => {
  const { files, stored } = openPhone();
  await files.save(pdf, 'one.pdf');
  await files.save(pdf, 'two.pdf');
  expect(stored.size).toBe(2);
  await files.removeAll();
  expect(stored.size).toBe(0);
});
