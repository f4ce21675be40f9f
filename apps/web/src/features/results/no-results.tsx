import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

/** Nothing was found, or nothing is there yet. */
export function NoResults({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState title={t`No results found!`}>
        <p>
          {isFiltered ? (
            <Trans>Try a shorter name, another day, or Reset.</Trans>
          ) : (
            <Trans>A report appears here as soon as the laboratory gives it out.</Trans>
          )}
        </p>
      </EmptyState>
    </Card>
  );
}
