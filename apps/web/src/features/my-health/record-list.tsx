import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

export function NothingRecorded({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState title={t`No item to display`}>
        <p>{children}</p>
      </EmptyState>
    </Card>
  );
}
