import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  drawing: ReactNode;
  eyebrow?: string;
  title: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
  alert?: boolean;
  className?: string;
};

/** Empty, blocked and failed states: a drawing, what it is, one line of help, a way on. */
export function MessageState({
  drawing,
  eyebrow,
  title,
  level = 2,
  children,
  actions,
  alert,
  className,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={classNames('grid justify-items-center gap-3 px-5 py-8 text-center', className)}
    >
      {drawing}
      {eyebrow && <p className="text-sm font-semibold tracking-[.06em] text-muted">{eyebrow}</p>}
      <Heading className={level === 1 ? 'text-2xl' : 'text-xl'}>{title}</Heading>
      {children && <div className="max-w-[40ch] text-pretty text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap items-center justify-center gap-3">{actions}</div>}
    </div>
  );
}
