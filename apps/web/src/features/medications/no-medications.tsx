import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

export function NoMedications() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState title={t`No item to display`}>
        <p>
          <Trans>Medicines your doctor prescribes will show up here, with their times.</Trans>
        </p>
      </EmptyState>
    </Card>
  );
}
