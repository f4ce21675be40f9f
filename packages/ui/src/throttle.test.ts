import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ten calls in one span are two: the first at once and the last at its end', () => {
  const action = vi.fn<() => void>();
  const throttled = throttle(action, 200);
  for (let index = 0; index < 10; index += 1) throttled();
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(2);
});

test('cancelling drops the call that waits', () => {
  const action = vi.fn<() => void>();
  const throttled = throttle(action, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(action).toHaveBeenCalledTimes(1);
});
