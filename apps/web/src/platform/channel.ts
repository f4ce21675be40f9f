/** Messages between the tabs and popups of this origin. */
export function openChannel(name: string, onMessage: (data: unknown) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    post: (data: unknown) => channel.postMessage(data),
    close: () => channel.close(),
  };
}
