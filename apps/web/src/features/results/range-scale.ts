type Limits = { low: number | undefined; high: number | undefined };

/** Where the normal range and the value stand on a bar, in per cent of its length. */
export type RangeScale = { from: number; to: number; marker: number };

const room = 0.6;

/** The bar is a little longer than the range, and long enough for the value. Nothing where there are no limits. */
export function findRangeScale(number: number, { low, high }: Limits): RangeScale | undefined {
  if (low === undefined && high === undefined) return undefined;
  const bottom = low ?? Math.min(0, number, high ?? 0);
  const top = high ?? Math.max(number, (low ?? 0) * 2, bottom + 1);
  const span = top - bottom;
  if (!(span > 0) || !Number.isFinite(number)) return undefined;
  const isOpenBelow = low === undefined || low === 0;
  const start = Math.min(
    isOpenBelow ? bottom : bottom - span * room,
    number - (isOpenBelow ? 0 : span * 0.15),
  );
  const end = Math.max(high === undefined ? top : top + span * room, number + span * 0.15);
  const place = (value: number) => Math.round(((value - start) / (end - start)) * 1000) / 10;
  return { from: place(bottom), to: high === undefined ? 100 : place(top), marker: place(number) };
}
