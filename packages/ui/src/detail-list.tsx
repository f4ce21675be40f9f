import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Detail = { name: string; value: ReactNode };

/** What belongs to a thing, name by name; with rules between them where the list stands alone. Where both do not fit, the value stands below its name. */
export function DetailList({ details, isRuled = false }: { details: Detail[]; isRuled?: boolean }) {
  return (
    <dl className={classNames('grid text-left', isRuled ? 'divide-y divide-divider' : 'gap-3')}>
      {details.map(({ name, value }) => (
        <div key={name} className={classNames('flex flex-wrap gap-x-3', isRuled && 'py-3')}>
          <dt className="w-[38%] min-w-27.5 text-sm leading-[1.7] text-muted">{name}</dt>
          <dd className="min-w-0 flex-[1_1_8rem] font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
