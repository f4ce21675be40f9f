import type { ReactNode } from 'react';
import { classNames } from '@portal/ui/class-names.ts';

const looks = { quiet: 'bg-night/72 px-3 py-1.5 text-white', strong: 'bg-white px-4 py-2 text-night' };

type Props = { look?: keyof typeof looks; className?: string; children: ReactNode };

/** A remark on a picture. */
export function CallTag({ look = 'quiet', className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 rounded-full text-sm font-medium',
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
