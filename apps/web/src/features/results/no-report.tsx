import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@portal/ui/empty-state.tsx';

/** It never was there, is not the patient's, or the hospital keeps it for a talk in person: which one is not told. */
export function NoReport() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`This report is not here`} level={3}>
      <p>
        <Trans>The link may be old, or the report is not open to you. Your clinic can help you.</Trans>
      </p>
    </EmptyState>
  );
}
