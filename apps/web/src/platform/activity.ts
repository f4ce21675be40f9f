import { openChannel } from './channel.ts';

const toldEveryMs = 10_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let lastAt = Date.now();
let toldAt = 0;
let channel: ReturnType<typeof openChannel> | undefined;

/** The patient does something here, or goes on with what needs no hand, such as a call. Other tabs are told. */
export function noteActivity(): void {
  lastAt = Date.now();
  if (lastAt - toldAt < toldEveryMs) return;
  toldAt = lastAt;
  channel?.post(lastAt);
}

/** For how long nobody has touched the portal in this browser. */
export function countIdleSeconds(): number {
  return Math.max(0, Math.floor((Date.now() - lastAt) / 1000));
}

/** Notices every touch of this tab and of others; returns how to stop. */
export function followActivity(): () => void {
  channel = openChannel('portal-activity', (at) => {
    if (typeof at === 'number' && at <= Date.now()) lastAt = Math.max(lastAt, at);
  });
  for (const touch of touches) window.addEventListener(touch, noteActivity, { capture: true, passive: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, noteActivity, { capture: true });
    channel?.close();
    channel = undefined;
  };
}
