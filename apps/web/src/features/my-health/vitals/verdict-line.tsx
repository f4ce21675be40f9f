import { Check, CircleAlert, Info, Minus, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@portal/ui/class-names.ts';

export type VerdictTone = 'good' | 'note' | 'alert' | 'plain';

const looks: Record<VerdictTone, string> = {
  good: 'bg-success text-on-success',
  note: 'bg-warning text-on-warning',
  alert: 'bg-danger text-on-danger',
  plain: 'bg-neutral text-ink',
};
const icons: Record<VerdictTone | 'up' | 'down', LucideIcon> = {
  good: Check,
  note: Info,
  alert: CircleAlert,
  plain: Minus,
  up: TrendingUp,
  down: TrendingDown,
};

type Props = { tone: VerdictTone; icon?: keyof typeof icons | undefined; children: ReactNode };

/** What the readings say, in a sentence with its sign. */
export function VerdictLine({ tone, icon = tone, children }: Props) {
  const Icon = icons[icon];
  return (
    <p
      className={classNames(
        'flex items-start gap-2 rounded-sm px-3 py-2.5 text-sm leading-[1.45] font-medium tabular-nums',
        looks[tone],
      )}
    >
      <Icon size={18} aria-hidden="true" className="mt-px flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
