const headStartSeconds = 50;
const unknownLifetimeSeconds = 3650;
const shortestSeconds = 5;

/** Lifetime minus 50 s, or 3650 s if unknown; a token that lives shorter is refreshed at half its life. */
export function refreshDelayMs(lifetimeSeconds: number | undefined): number {
  if (lifetimeSeconds === undefined || Number.isNaN(lifetimeSeconds)) return unknownLifetimeSeconds * 1000;
  return Math.max(lifetimeSeconds - headStartSeconds, lifetimeSeconds / 2, shortestSeconds) * 1000;
}
