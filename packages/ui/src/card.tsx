import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const looks = { raised: 'bg-surface shadow-sm', flat: 'border border-line bg-surface', tint: 'bg-soft' };

type Props = ComponentProps<'section'> & { look?: keyof typeof looks };

export function Card({ look = 'raised', className, ...rest }: Props) {
  return (
    <section className={classNames('min-w-0 rounded-lg p-4 lg:p-6', looks[look], className)} {...rest} />
  );
}
