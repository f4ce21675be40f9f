import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Detail = { name: string; value: ReactNode };

/** What belongs to a thing, name by name; with rules between them where the list stands alone. */
export function DetailList({ details, isRuled = false }: { details: Detail[]; isRuled?: boolean }) {
  return (
    <dl className={classNames('grid text-left', isRuled ? 'divide-y divide-divider' : 'gap-3')}>
      {details.map(({ name, value }) => (
        <div
          key={name}
          className={classNames(
            'grid grid-cols-[minmax(6.875rem,38%)_minmax(0,1fr)] gap-3',
            isRuled && 'py-3',
          )}
        >
          <dt className="text-sm leading-[1.7] text-muted">{name}</dt>
          <dd className="min-w-0 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
