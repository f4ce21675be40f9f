import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'button'> & { isChosen: boolean };

/** One time to choose; a second press gives it back. A full one is disabled. */
export function SlotButton({ isChosen, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        'flex min-h-12 items-center justify-center rounded-[12px] border-[1.5px] px-1.5 py-1 text-center text-sm tabular-nums transition-colors duration-(--dur-fast)',
        'disabled:cursor-not-allowed disabled:border-dashed disabled:border-line disabled:bg-sunken disabled:font-medium disabled:text-disabled disabled:line-through',
        isChosen
          ? 'border-primary bg-primary font-semibold text-on-primary'
          : 'border-line-control bg-surface font-medium enabled:hover:border-primary enabled:hover:bg-hover',
        className,
      )}
      {...rest}
    />
  );
}
