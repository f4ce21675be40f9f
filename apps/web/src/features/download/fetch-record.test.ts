import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DownloadApi } from './download-api.ts';
import { beginWith, fetchRest, type Progress } from './fetch-record.ts';

const going = new AbortController().signal;

/** Parts named by their numbers; the connection is lost at some of the calls. */
function serverOf(parts: string[], lostCalls: ReadonlySet<number>): Pick<DownloadApi, 'fetchPart'> {
  let calls = 0;
  return {
    fetchPart: async (_id, part) => {
      calls += 1;
      if (lostCalls.has(calls)) throw new TypeError('Failed to fetch');
      const place = Number(part);
      const next = place + 1 < parts.length ? String(place + 1) : undefined;
      return { bytes: new Blob([parts[place] ?? '']), next, resources: place + 1, files: 0, filesKnown: 0 };
    },
  };
}

test('however often the connection is lost, the file is whole, each part in it once, and progress never goes back', async () => {
  const parts = fc.array(fc.string(), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(parts, fc.uniqueArray(fc.integer({ min: 1, max: 30 })), async (wanted, lost) => {
      const server = serverOf(wanted, new Set(lost));
      const arrived = beginWith({ id: 'd', next: '0', resources: wanted.length });
      const seen: Progress[] = [];
      let file: Blob | undefined;
      for (let tries = 0; file === undefined && tries < 60; tries += 1)
        file = await fetchRest(arrived, server, (progress) => seen.push(progress), going).catch(
          () => undefined,
        );
      expect(await file?.text()).toBe(await new Blob(wanted).text());
      expect(seen.map(({ resources }) => resources)).toEqual(wanted.map((_, place) => place + 1));
    }),
    { numRuns: 50 },
  );
});

test('once stopped, nothing more arrives', async () => {
  const stop = new AbortController();
  const arrived = beginWith({ id: 'd', next: '0', resources: 2 });
  const server = serverOf(['a', 'b'], new Set());
  const left = fetchRest(arrived, server, () => stop.abort(), stop.signal);
  await expect(left).rejects.toThrow();
  expect(arrived.parts).toHaveLength(1);
});
