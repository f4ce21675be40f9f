import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/** A link that stands alone; links inside a sentence keep the sentence's height. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classNames(
        'inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-link underline-offset-[3px] hover:underline',
        className,
      )}
      {...rest}
    />
  );
}
