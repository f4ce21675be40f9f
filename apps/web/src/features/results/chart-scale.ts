type Limits = { low: number | undefined; high: number | undefined };

/** What the axis of values begins and ends with, and the round numbers on it. */
export type ValueAxis = { bottom: number; top: number; ticks: number[] };

const wantedTicks = 4;

/**
 * All values have their place; so has the limit that they are compared with, and the other one where it is near. A range
 * that begins far below does not press the values together, but a piece of it is always seen.
 */
export function findValueAxis(values: number[], { low, high }: Limits): ValueAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(most - least, Math.abs(most) * 0.2, Number.MIN_VALUE);
  const isNear = (limit: number) => limit > least - span && limit < most + span;
  const limits = [low, high].filter((limit) => limit !== undefined);
  const shown = limits.filter(isNear);
  const nearest = limits.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
  const all = [least, most, ...shown, ...nearest];
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const step = roundStep((to - from || Math.abs(to) || 1) / wantedTicks);
  const lowest = Math.floor(from / step) * step;
  const highest = Math.max(Math.ceil(to / step) * step, lowest + step);
  const bottom = high !== undefined && lowest >= high ? lowest - step : lowest;
  const top = low !== undefined && highest <= low ? highest + step : highest;
  const count = Math.round((top - bottom) / step);
  return {
    bottom: tidy(bottom),
    top: tidy(top),
    ticks: Array.from({ length: count + 1 }, (_, index) => tidy(bottom + index * step)),
  };

  function distance(limit: number): number {
    return Math.min(Math.abs(limit - least), Math.abs(limit - most));
  }
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= wanted) ?? 10;
  return factor * power;
}

const tidy = (number: number) => Number(number.toPrecision(12)) + 0;

/** Which of these places in a row can carry a text of that width: from the last one back, none over another. */
export function findRoomFor(places: number[], width: number): boolean[] {
  let taken = Infinity;
  return places
    .toReversed()
    .map((place) => {
      if (taken - place < width) return false;
      taken = place;
      return true;
    })
    .toReversed();
}
