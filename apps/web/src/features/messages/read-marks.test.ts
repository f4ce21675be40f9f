import type { Communication } from 'fhir/r4';
import { expect, test } from 'vitest';
import { createReadMarks } from './read-marks.ts';

const message = (id: string, received?: string): Communication => ({
  resourceType: 'Communication',
  status: 'completed',
  id,
  ...(received && { received }),
});

const now = '2026-11-16T10:00:00.000Z';

test('F11: an answer that was asked for before a message was read does not make it unread again', () => {
  const marks = createReadMarks();
  marks.add(['a'], now);
  expect(marks.apply([message('a'), message('b')])).toEqual([message('a', now), message('b')]);
});

test('F11: what the hospital says of it counts, once it says so', () => {
  const marks = createReadMarks();
  marks.add(['a'], now);
  const stored = message('a', '2026-11-16T09:59:00.000Z');
  expect(marks.apply([stored])).toEqual([stored]);
});

test('F11: what could not be told to the hospital is unread at the next look, and is told then', () => {
  const marks = createReadMarks();
  marks.add(['a', 'b'], now);
  marks.drop(['a']);
  expect(marks.apply([message('a'), message('b')])).toEqual([message('a'), message('b', now)]);
  expect(marks.has('a')).toBe(false);
});
