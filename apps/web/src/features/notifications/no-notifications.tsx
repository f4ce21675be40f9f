import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@portal/ui/empty-state.tsx';

export function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No item to display`}>
      <p>
        {isFiltered ? (
          <Trans>You have read everything.</Trans>
        ) : (
          <Trans>When a result is ready or a visit changes, we tell you here.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
