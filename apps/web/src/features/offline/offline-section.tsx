import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';

type Props = { title: string; isEmpty: boolean; before?: ReactNode; children: ReactNode };

/** A heading and its list, or that there is none. */
export function OfflineSection({ title, isEmpty, before, children }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {before}
      {isEmpty ? (
        <Card>
          <p className="text-muted">{t`No item to display`}</p>
        </Card>
      ) : (
        <Card className="overflow-hidden p-0!">
          <ul aria-labelledby={id} className="divide-y divide-divider">
            {children}
          </ul>
        </Card>
      )}
    </section>
  );
}
