import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { BrokenPulseDrawing } from '../ui/broken-pulse-drawing.tsx';
import { MessageState } from '../ui/message-state.tsx';

type Props = { title: string; children: string; tryAgain: () => Promise<void> };

export function FullPageError({ title, children, tryAgain }: Props) {
  const [isTrying, setTrying] = useState(false);

  async function onTryAgain() {
    setTrying(true);
    await tryAgain();
    setTrying(false);
  }

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
      <title>{`${title} · Patient Portal`}</title>
      <MessageState
        drawing={<BrokenPulseDrawing />}
        title={title}
        level={1}
        alert
        actions={
          <Button disabled={isTrying} onClick={() => void onTryAgain()}>
            <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
            {isTrying ? 'Loading...' : 'Try again'}
          </Button>
        }
      >
        <p>{children}</p>
      </MessageState>
    </main>
  );
}
