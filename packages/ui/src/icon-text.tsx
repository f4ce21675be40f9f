import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A short secondary line behind a small icon. */
export function IconText({
  icon: Icon,
  children,
  className,
}: {
  icon: LucideIcon;
  children: ReactNode;
  className?: string;
}) {
  return (
    <p className={classNames('flex items-start gap-1.5 text-sm text-muted tabular-nums', className)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-[.2em] flex-none text-subtle" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
