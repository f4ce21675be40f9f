import type { VitalPoint } from '@portal/clinical-domain/vitals/read-vitals';

type Size = { width: number; height: number; edge: number };
export type Place = { x: number; y: number };

/** Where each value stands: time from left to right, the smallest below, the largest above; a line for each value. */
export function placePoints(points: VitalPoint[], { width, height, edge }: Size): Place[][] {
  const times = points.map(({ at }) => Date.parse(at));
  const values = points.flatMap((point) => point.values);
  const across = scale(Math.min(...times), Math.max(...times), edge, width - edge);
  const up = scale(Math.min(...values), Math.max(...values), height - edge, edge);
  const count = points[0]?.values.length ?? 0;
  return Array.from({ length: count }, (_, index) =>
    points.map(({ values: own }, place) => ({ x: across(times[place] ?? 0), y: up(own[index] ?? 0) })),
  );
}

function scale(least: number, most: number, from: number, to: number) {
  const span = most - least;
  return (value: number) => (span === 0 ? (from + to) / 2 : from + ((value - least) / span) * (to - from));
}
