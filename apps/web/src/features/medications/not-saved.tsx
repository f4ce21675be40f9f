import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '@portal/ui/callout.tsx';

/** In the sheet's foot, above its buttons: there it is in view however long the sheet is. */
export function NotSaved({ why }: { why: MessageDescriptor }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="min-w-full">
      <Callout kind="danger">
        <p className="font-semibold">
          <Trans>Not saved</Trans>
        </p>
        <p>{t(why)}</p>
      </Callout>
    </div>
  );
}
