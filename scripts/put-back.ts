import { afterAll, vi } from 'vitest';

/** The clock, the globals and the spies of a test file end with it: the next one runs in the same process. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
