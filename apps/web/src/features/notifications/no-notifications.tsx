import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@portal/ui/empty-state.tsx';

export function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No item to display`}>
      <p>
        {isFiltered ? (
          <Trans>You’re all caught up.</Trans>
        ) : (
          <Trans>We’ll tell you here when a result is ready or a visit changes.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
