import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countIdleSeconds, followActivity, noteActivity } from './activity.ts';

const tab = new EventTarget();
const other = new BroadcastChannel('portal-activity');

beforeEach(() => {
  vi.stubGlobal('window', tab);
  vi.useFakeTimers({ toFake: ['Date'] });
  noteActivity();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the seconds since the last touch, of any kind, while it is followed', () => {
  const stop = followActivity();
  for (const touch of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    vi.setSystemTime(Date.now() + 90_500);
    expect(countIdleSeconds()).toBe(90);
    tab.dispatchEvent(new Event(touch));
    expect(countIdleSeconds()).toBe(0);
  }
  stop();
  vi.setSystemTime(Date.now() + 60_000);
  tab.dispatchEvent(new Event('keydown'));
  expect(countIdleSeconds()).toBe(60);
});

test('a touch in another tab counts here; one that is yet to come does not', async () => {
  const stop = followActivity();
  vi.setSystemTime(Date.now() + 600_000);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
  const tell = (at: unknown) => other.postMessage(at);
  tell(Date.now() + 3_600_000);
  tell('now');
  tell(Date.now() - 5000);
  await vi.waitFor(() => expect(countIdleSeconds()).toBe(5));
  stop();
  other.close();
});
