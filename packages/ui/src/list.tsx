import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { EmptyState } from './empty-state.tsx';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

type Props<T> = {
  label: string;
  items: T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
  isLoading?: boolean;
  empty?: ReactNode;
};

/** Says 'Loading...' while it loads and 'No item to display' when there is none. */
export function List<T>({ label, items, keyOf, children, isLoading, empty }: Props<T>) {
  const { t } = useLingui();
  if (items.length === 0 && !isLoading) return empty ?? <EmptyState title={t`No item to display`} />;
  return (
    <div>
      <ul aria-label={label} aria-busy={isLoading} className="divide-y divide-divider">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {isLoading && (
        <Loading className={classNames('grid gap-5 p-5', items.length > 0 && 'border-t border-divider')}>
          {(items.length > 0 ? ['a'] : ['a', 'b', 'c']).map((row) => (
            <span key={row} className="flex items-center gap-3.5">
              <Skeleton className="size-11 rounded-md!" />
              <span className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-3.5 w-2/5" />
              </span>
            </span>
          ))}
        </Loading>
      )}
    </div>
  );
}
