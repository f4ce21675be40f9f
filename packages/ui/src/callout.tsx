import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const kinds = {
  info: { look: 'border-info-line bg-info', hue: 'text-on-info', icon: Info },
  success: { look: 'border-success-line bg-success', hue: 'text-on-success', icon: CircleCheck },
  warning: { look: 'border-warning-line bg-warning', hue: 'text-on-warning', icon: TriangleAlert },
  danger: { look: 'border-danger-line bg-danger', hue: 'text-on-danger', icon: CircleAlert },
};

/** A remark that belongs to the page and stays on it. */
export function Callout({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  const { look, hue, icon: Icon } = kinds[kind];
  return (
    <div className={classNames('flex gap-3 rounded-md border px-4 py-3.5 text-sm', look)}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={classNames('mt-px flex-none', hue)} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
