import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const looks = {
  plain: 'hover:bg-current/10',
  soft: 'bg-soft text-on-soft hover:bg-soft-hover',
  solid: 'bg-primary text-on-primary hover:bg-primary-hover',
};

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: LucideIcon;
  look?: keyof typeof looks;
};

/** A button that shows only an icon; its label is spoken. */
export function IconButton({ label, icon: Icon, look = 'plain', className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'relative grid size-11 flex-none place-items-center rounded-full transition-colors duration-(--dur-fast) disabled:opacity-40',
        looks[look],
        className,
      )}
      {...rest}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
