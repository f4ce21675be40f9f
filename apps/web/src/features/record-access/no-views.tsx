import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@portal/ui/empty-state.tsx';

export function NoViews({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={isFiltered ? t`No results found!` : t`No item to display`}>
      <p>
        {isFiltered ? (
          <Trans>There is nothing like this in the list. Try another filter.</Trans>
        ) : (
          <Trans>When somebody opens your record, it is written down here.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
