import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Around skeletons: seen as the shape of the coming content, heard as 'Loading...'. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useLingui();
  return (
    <output className={classNames('block', className)}>
      <span className="sr-only">{t`Loading...`}</span>
      {children}
    </output>
  );
}
