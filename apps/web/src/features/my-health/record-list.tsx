import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { EmptyState } from '@portal/ui/empty-state.tsx';

type Props<T> = {
  title: string;
  items: T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
};

/** A part of the medical history under its heading. */
export function RecordList<T>({ title, items, keyOf, children }: Props<T>) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-divider">
          {items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

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
