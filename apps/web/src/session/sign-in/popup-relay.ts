import { openSignInChannel } from './sign-in-channel.ts';
import { SignInRefused } from './sign-in-refused.ts';

const patienceMs = 4000;

/** In the popup: gives the answer to the tab that started this sign-in, or throws SignInRefused if none takes it. */
export function relayToOpener(answer: URLSearchParams): Promise<void> {
  const state = answer.get('state') ?? '';
  return new Promise((resolve, reject) => {
    let isUnexpected = false;
    const channel = openSignInChannel((message) => {
      if (message.state !== state) return;
      if (message.type === 'unexpected') isUnexpected = true;
      if (message.type !== 'received') return;
      clearTimeout(timer);
      channel.close();
      resolve();
    });
    const timer = setTimeout(() => {
      channel.close();
      reject(new SignInRefused(isUnexpected ? 'state' : 'nobody-waiting'));
    }, patienceMs);
    channel.post({ type: 'answer', state, parameters: answer.toString() });
  });
}
