import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@portal/ui/empty-state.tsx';

/** It never was there, is not the patient's, or the hospital keeps it for a talk in person: which one is not told. */
export function NoReport() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`We can’t find this report`} level={3}>
      <p>
        <Trans>The link may be old, or you can’t see this report. Your clinic can help.</Trans>
      </p>
    </EmptyState>
  );
}
