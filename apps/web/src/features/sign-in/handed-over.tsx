import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';

/** Seen only where the browser does not let the popup close itself. */
export function HandedOver() {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-content-center">
      <MessageState drawing={<BrandMark size={72} />} title={t`You can close this window`} level={1}>
        <p>
          <Trans>Your login continues on the page where you started.</Trans>
        </p>
      </MessageState>
    </main>
  );
}
