import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placePoints } from './place-points.ts';

const size = { width: 480, height: 150, edge: 10 };

test('later is further right, larger is higher', () => {
  const [line] = placePoints(
    [
      { at: '2026-01-01', values: [70] },
      { at: '2026-06-01', values: [80] },
    ],
    size,
  );
  expect(line).toEqual([
    { x: 10, y: 140 },
    { x: 470, y: 10 },
  ]);
});

test('two values are two lines, and nothing leaves the drawing', () => {
  const anyPoint = fc.record({
    at: fc.integer({ min: 0, max: 5000 }).map((day) => new Date(day * 86_400_000).toISOString()),
    values: fc
      .tuple(fc.integer({ min: 60, max: 250 }), fc.integer({ min: 30, max: 150 }))
      .map((pair) => [...pair]),
  });
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 1 }), (points) => {
      const lines = placePoints(points, size);
      expect(lines).toHaveLength(2);
      for (const { x, y } of lines.flat()) {
        expect(x >= 10 && x <= 470 && y >= 10 && y <= 140).toBe(true);
      }
    }),
  );
});
