import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { hues, type Hue } from './hues.ts';

const sizes = {
  sm: 'size-9 rounded-[11px]',
  md: 'size-11 rounded-md',
  lg: 'size-11 rounded-md sm:size-13 sm:rounded-[16px]',
};

type Props = { icon: LucideIcon; hue: Hue; size?: keyof typeof sizes; className?: string };

export function Tile({ icon: Icon, hue, size = 'md', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames('grid flex-none place-items-center', sizes[size], hues[hue], className)}
    >
      <Icon size={size === 'sm' ? 20 : 24} strokeWidth={1.75} />
    </span>
  );
}
