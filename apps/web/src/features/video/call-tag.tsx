import type { ReactNode } from 'react';
import { classNames } from '@portal/ui/class-names.ts';

/** A remark on a picture. */
export function CallTag({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded-full bg-night/72 px-3 py-1.5 text-sm font-medium text-white',
        className,
      )}
    >
      {children}
    </span>
  );
}
