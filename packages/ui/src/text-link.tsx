import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

const tones = { link: 'text-link', warning: 'text-on-warning' };

type Props = ComponentProps<typeof Link> & { tone?: keyof typeof tones };

/** A link that stands alone; links inside a sentence keep the sentence's height. */
export function TextLink({ tone = 'link', className, ...rest }: Props) {
  return (
    <Link
      className={classNames(
        'inline-flex min-h-11 items-center gap-1 text-sm font-semibold underline-offset-[3px] hover:underline',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}
