import type { ComponentProps } from 'react';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';

type Look = { variant?: keyof typeof variants | undefined; size?: keyof typeof sizes | undefined };

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press',
  secondary: 'border-line-control bg-surface text-link hover:border-primary hover:bg-hover',
  soft: 'border-transparent bg-soft text-on-soft hover:bg-soft-hover',
  ghost: 'border-transparent px-3! text-link hover:bg-soft',
  danger: 'border-danger-solid bg-surface text-on-danger hover:bg-danger',
  'danger-solid': 'border-transparent bg-danger-solid text-surface',
  'danger-ghost': 'border-transparent px-3! text-on-danger hover:bg-danger',
  inverse: 'border-transparent bg-white text-paper-brand hover:bg-paper-hover',
  'inverse-line': 'border-white/70 text-white hover:bg-white/10',
  'inverse-ghost': 'border-transparent px-3! text-white hover:bg-white/10',
};

const sizes = {
  sm: 'min-h-11 rounded-[12px] px-4 py-1.5 text-sm',
  md: 'min-h-12 rounded-md px-5 py-2',
  lg: 'min-h-14 rounded-lg px-7 py-3 text-lg',
};

const disabled = 'cursor-not-allowed border-transparent bg-neutral text-muted';

function buttonClass({ variant = 'primary', size = 'md' }: Look, more?: string, isDisabled = false): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 border-[1.5px] text-center leading-snug font-semibold',
    sizes[size],
    isDisabled ? disabled : classNames('pressable', variants[variant]),
    more,
  );
}

export function Button({ variant, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" className={buttonClass({ variant, size }, className, rest.disabled)} {...rest} />
  );
}

export function LinkButton({ variant, size, className, ...rest }: Look & ComponentProps<typeof AppLink>) {
  return <AppLink className={buttonClass({ variant, size }, className)} {...rest} />;
}
