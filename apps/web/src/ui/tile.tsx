import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

/** A domain's hue; it never means a status. */
export type Hue = keyof typeof hues;

const hues = {
  blue: 'bg-tile-blue text-on-tile-blue',
  teal: 'bg-tile-teal text-on-tile-teal',
  violet: 'bg-tile-violet text-on-tile-violet',
  rose: 'bg-tile-rose text-on-tile-rose',
  amber: 'bg-tile-amber text-on-tile-amber',
  green: 'bg-tile-green text-on-tile-green',
};

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
