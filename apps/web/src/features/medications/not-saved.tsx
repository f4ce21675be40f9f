import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '@portal/ui/callout.tsx';
import { lookAgain } from './use-dose-log.ts';

/** Inside the sheet, above its buttons. */
export function NotSaved() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Callout kind="danger">
        <p className="font-semibold">
          <Trans>Not saved</Trans>
        </p>
        <p>{t(lookAgain)}</p>
      </Callout>
    </div>
  );
}
