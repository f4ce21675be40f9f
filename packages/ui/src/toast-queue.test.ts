import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = {
  kind: 'info',
  heading: 'Information',
  message: 'Currently payment details not available !',
} as const;

test('a toast goes after 5000 ms', () => {
  const queue = createToastQueue();
  queue.show(text);
  vi.advanceTimersByTime(4999);
  expect(queue.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.read()).toEqual([]);
});

test('it can be closed before', () => {
  const queue = createToastQueue();
  const id = queue.show(text);
  queue.show({ ...text, kind: 'error' });
  queue.close(id);
  expect(queue.read()).toMatchObject([{ kind: 'error' }]);
});

test('while paused time stands still, and what was left is left', () => {
  const queue = createToastQueue();
  queue.show(text);
  vi.advanceTimersByTime(4000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(queue.read()).toHaveLength(1);
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(queue.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(queue.read()).toEqual([]);
});

test('a toast that comes during a pause has its whole time afterwards', () => {
  const queue = createToastQueue();
  queue.show(text);
  queue.pause();
  queue.show({ ...text, kind: 'success' });
  queue.resume();
  vi.advanceTimersByTime(4999);
  expect(queue.read()).toHaveLength(2);
});

test('closing the last one under the pointer does not hold up the next', () => {
  const queue = createToastQueue();
  const id = queue.show(text);
  queue.pause();
  queue.close(id);
  queue.show(text);
  vi.advanceTimersByTime(5000);
  expect(queue.read()).toEqual([]);
});

test('listeners hear of every change until they leave', () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const leave = queue.subscribe(listener);
  const id = queue.show(text);
  queue.close(id);
  leave();
  queue.show(text);
  expect(listener).toHaveBeenCalledTimes(2);
});
