import { expect, test } from 'vitest';
import { choosePinned, listLatestSeries } from './pinned-vitals.ts';
import type { VitalSeries } from './read-vitals.ts';
import type { VitalKind } from './vital-limits.ts';

const series = (kind: VitalKind, at: string, unit = 'x'): VitalSeries => ({
  kind,
  unit,
  points: [{ id: kind, at, values: [1], source: 'clinic', note: undefined, enteredAt: undefined }],
  ranges: undefined,
});

const all = [
  series('oxygen', '2026-11-01'),
  series('weight', '2026-10-01', 'lb'),
  series('weight', '2026-11-02', 'kg'),
  series('pulse', '2026-11-03'),
  series('blood-pressure', '2026-11-04'),
];
const kinds = (found: VitalSeries[]) => found.map(({ kind }) => kind);

test('of a sign in two units the one that was measured last counts', () => {
  expect(listLatestSeries(all).find(({ kind }) => kind === 'weight')?.unit).toBe('kg');
  expect(kinds(listLatestSeries(all))).toEqual(['blood-pressure', 'pulse', 'weight', 'oxygen']);
  expect(listLatestSeries([{ ...series('pulse', ''), points: [] }])).toEqual([]);
});

test('without a choice the first three, else what was chosen and measured', () => {
  expect(kinds(choosePinned(all, undefined))).toEqual(['blood-pressure', 'pulse', 'weight']);
  expect(kinds(choosePinned(all, ['oxygen', 'pulse']))).toEqual(['pulse', 'oxygen']);
  expect(kinds(choosePinned(all, ['height']))).toEqual(['blood-pressure', 'pulse', 'weight']);
  expect(kinds(choosePinned(all, ['oxygen', 'pulse', 'weight', 'blood-pressure']))).toHaveLength(3);
  expect(choosePinned([], undefined)).toEqual([]);
});
