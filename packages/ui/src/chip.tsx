import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'button'> & { isOn: boolean };

/** A filter that is on or off. */
export function Chip({ isOn, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border-[1.5px] px-4 text-sm transition-colors duration-(--dur-base)',
        isOn
          ? 'border-primary bg-soft font-semibold text-on-soft'
          : 'border-line-control bg-surface font-medium hover:bg-hover',
        className,
      )}
      {...rest}
    >
      {isOn && <Check size={18} aria-hidden="true" />}
      {children}
    </button>
  );
}
