import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const kinds = {
  info: 'bg-info text-on-info',
  success: 'bg-success text-on-success',
  warning: 'bg-warning text-on-warning',
  danger: 'bg-danger text-on-danger',
  neutral: 'bg-neutral text-on-neutral',
  /** On the brand's colour: what stands out, and what is plain. */
  paper: 'bg-white text-paper-brand',
  brand: 'bg-white/16 text-white',
};

export type BadgeKind = keyof typeof kinds;

type Props = { kind: BadgeKind; icon: LucideIcon; children: ReactNode };

/** A status as icon and word; it cannot be pressed. */
export function Badge({ kind, icon: Icon, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[5px] rounded-full py-[3px] pr-2.5 pl-[7px] text-sm font-semibold whitespace-nowrap',
        kinds[kind],
      )}
    >
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );
}
