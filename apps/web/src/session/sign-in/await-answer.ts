import { keepAnswer } from './authorization-answer.ts';
import { findPendingState } from './pending-sign-in.ts';
import { openSignInChannel } from './sign-in-channel.ts';

let channel: ReturnType<typeof openSignInChannel> | undefined;

/** Listens for the popup; only the answer to this page's own sign-in is taken. */
export function awaitAnswer(onAnswered: () => void): void {
  channel?.close();
  const opened = openSignInChannel((message) => {
    const state = findPendingState();
    if (message.type !== 'answer' || state === undefined) return;
    if (message.state !== state) {
      opened.post({ type: 'unexpected', state: message.state });
      return;
    }
    opened.post({ type: 'received', state });
    keepAnswer(message.parameters);
    onAnswered();
  });
  channel = opened;
}
