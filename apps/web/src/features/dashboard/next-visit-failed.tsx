import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { BrokenPulseDrawing } from '../../ui/broken-pulse-drawing.tsx';
import { MessageState } from '../../ui/message-state.tsx';
import { UpcomingVisits } from './upcoming-visits.tsx';

export function NextVisitFailed() {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <UpcomingVisits>
      <MessageState
        drawing={<BrokenPulseDrawing />}
        title={t`Error occurred`}
        level={3}
        alert
        className="px-0! py-2!"
        actions={
          <Button variant="soft" disabled={state === 'loading'} onClick={() => void revalidate()}>
            <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            We could not load your next visit. Your visits are safe. Check your connection and try again.
          </Trans>
        </p>
      </MessageState>
    </UpcomingVisits>
  );
}
