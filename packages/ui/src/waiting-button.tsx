import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type Props = ComponentProps<typeof Button> & { isWaiting: boolean };

/** While it waits for an answer it keeps its width and its focus, and does nothing when pressed. */
export function WaitingButton({ isWaiting, className, onClick, children, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <Button
      aria-disabled={isWaiting || undefined}
      className={classNames('relative', className)}
      onClick={isWaiting ? refuse : onClick}
      {...rest}
    >
      <span className={classNames('inline-flex items-center gap-2', isWaiting && 'opacity-0')}>
        {children}
      </span>
      {isWaiting && (
        <output className="absolute inset-0 grid place-items-center">
          <span
            aria-hidden="true"
            className="size-[18px] animate-spin rounded-full border-[2.5px] border-current/35 border-t-current"
          />
          <span className="sr-only">{t`Loading...`}</span>
        </output>
      )}
    </Button>
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
}
