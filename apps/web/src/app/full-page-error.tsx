import { useLingui } from '@lingui/react/macro';
import { House, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { BrokenPulseDrawing } from '@portal/ui/broken-pulse-drawing.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';
import { OfflineCopyWay } from './offline-copy-way.tsx';

type Props = { title: string; text: string; tryAgain: () => Promise<void> };

/** Outside the chrome. The way home loads the portal anew, since what failed may be the portal itself. */
export function FullPageError({ title, text, tryAgain }: Props) {
  const { t } = useLingui();
  const [isTrying, setTrying] = useState(false);

  async function onTryAgain() {
    setTrying(true);
    await tryAgain();
    setTrying(false);
  }

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
      <title>{t`${title} · Patient Portal`}</title>
      <MessageState
        drawing={<BrokenPulseDrawing />}
        title={title}
        level={1}
        alert
        actions={
          <>
            <Button disabled={isTrying} onClick={() => void onTryAgain()}>
              <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
              {isTrying ? t`Loading...` : t`Try again`}
            </Button>
            <OfflineCopyWay />
            <Button variant="ghost" onClick={() => window.location.assign('/')}>
              <House size={20} strokeWidth={1.75} aria-hidden="true" />
              {t`Back to Home`}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </MessageState>
    </main>
  );
}
