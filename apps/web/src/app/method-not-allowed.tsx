import { Trans, useLingui } from '@lingui/react/macro';
import { BrokenPulseDrawing } from '@portal/ui/broken-pulse-drawing.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';
import { BackHome } from './back-home.tsx';

/** Something was sent to a page that takes nothing. */
export function MethodNotAllowed() {
  const { t } = useLingui();
  return (
    <MessageState
      drawing={<BrokenPulseDrawing />}
      eyebrow={t`405 ERROR`}
      title={t`This page can’t accept that`}
      alert
      className="py-12!"
      actions={<BackHome />}
    >
      <p>
        <Trans>Nothing was saved or changed. Please go back and use the buttons on the page.</Trans>
      </p>
    </MessageState>
  );
}
