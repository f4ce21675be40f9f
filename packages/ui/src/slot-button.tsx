import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & { from: string; to: string; isChosen: boolean };

/** One time to choose, its start before its end; a second press gives it back. A full one is disabled. */
export function SlotButton({ from, to, isChosen, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        'group grid min-h-14 content-center justify-items-center rounded-[12px] border-[1.5px] px-1 py-1.5 text-center leading-tight tabular-nums transition-colors duration-(--dur-fast)',
        'disabled:cursor-not-allowed disabled:border-dashed disabled:border-line disabled:bg-sunken disabled:text-disabled',
        isChosen
          ? 'border-primary bg-primary text-on-primary'
          : 'border-line-control bg-surface enabled:hover:border-primary enabled:hover:bg-hover',
        className,
      )}
      {...rest}
    >
      <span className="font-semibold tracking-[-.01em] whitespace-nowrap group-disabled:font-normal group-disabled:line-through">
        {from}
      </span>{' '}
      <span
        className={classNames(
          'text-xs whitespace-nowrap group-disabled:text-inherit',
          !isChosen && 'text-muted',
        )}
      >
        {to}
      </span>
    </button>
  );
}
