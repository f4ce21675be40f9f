import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@portal/ui/empty-state.tsx';

export function NoViews({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState title={isFiltered ? t`No results found!` : t`No item to display`}>
      <p>
        {isFiltered ? (
          <Trans>Nothing in the list matches. Try another filter.</Trans>
        ) : (
          <Trans>When someone else opens your record, it’s listed here. Your own views are under Me.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
