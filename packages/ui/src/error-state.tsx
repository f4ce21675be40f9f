import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrokenPulseDrawing } from './broken-pulse-drawing.tsx';
import { MessageState } from './message-state.tsx';
import { WaitingButton } from './waiting-button.tsx';

type Props = { children: ReactNode; onTryAgain: () => void; isTrying?: boolean; level?: 1 | 2 | 3 };

/** Something failed: what happened, what is safe, what to do. */
export function ErrorState({ children, onTryAgain, isTrying = false, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <MessageState
      drawing={<BrokenPulseDrawing />}
      title={t`Error occurred`}
      alert
      actions={
        <WaitingButton variant="soft" isWaiting={isTrying} onClick={onTryAgain}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
          {t`Try again`}
        </WaitingButton>
      }
      {...rest}
    >
      {children}
    </MessageState>
  );
}
