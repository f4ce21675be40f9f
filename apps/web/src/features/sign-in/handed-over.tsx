import { BrandMark } from '../../ui/brand-mark.tsx';
import { MessageState } from '../../ui/message-state.tsx';

/** Seen only where the browser does not let the popup close itself. */
export function HandedOver() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
      <title>Signing in · Patient Portal</title>
      <MessageState drawing={<BrandMark size={72} />} title="You can close this window" level={1}>
        <p>Your sign-in goes on in the page where you started it.</p>
      </MessageState>
    </main>
  );
}
