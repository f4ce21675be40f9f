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
      title={t`This page cannot take what was sent`}
      alert
      className="py-12!"
      actions={<BackHome />}
    >
      <p>
        <Trans>Nothing was saved or changed. Please go back and try again from the page's own buttons.</Trans>
      </p>
    </MessageState>
  );
}
