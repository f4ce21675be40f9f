import * as z from 'zod/mini';
import { openChannel } from '../../platform/channel.ts';

const signInMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), state: z.string(), parameters: z.string() }),
  z.object({ type: z.literal('received'), state: z.string() }),
  z.object({ type: z.literal('unexpected'), state: z.string() }),
]);

type SignInMessage = z.infer<typeof signInMessage>;

/** Between the popup, which gets the identity server's answer, and the tab that asked for it. */
export function openSignInChannel(onMessage: (message: SignInMessage) => void) {
  const { post, close } = openChannel('portal-sign-in', (data) => {
    const message = signInMessage.safeParse(data).data;
    if (message) onMessage(message);
  });
  return { post: (message: SignInMessage) => post(message), close };
}
