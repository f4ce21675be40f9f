import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@portal/ui/notice.tsx';
import { lookAgain } from './use-dose-log.ts';

/** Inside the sheet, above its buttons. */
export function NotSaved() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Notice kind="danger">
        <p className="font-semibold">
          <Trans>Not saved</Trans>
        </p>
        <p>{t(lookAgain)}</p>
      </Notice>
    </div>
  );
}
