import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('min-w-0 rounded-lg bg-surface p-4 shadow-sm lg:p-6', className)}
      {...rest}
    />
  );
}
