import { ChevronRight, type LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { Hue } from './hues.ts';
import { Tile } from './tile.tsx';

type Props = {
  icon: LucideIcon;
  hue: Hue;
  title: string;
  detail?: string;
  onPress: () => void;
  isDangerous?: boolean;
};

/** One line of a list of things that can be done here. */
export function ActionRow({ icon, hue, title, detail, onPress, isDangerous = false }: Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'flex min-h-15 w-full items-center gap-3.5 px-5 py-2.5 text-left font-medium -outline-offset-2! hover:bg-hover',
        isDangerous && 'text-on-danger',
      )}
    >
      <Tile icon={icon} hue={hue} size="sm" />
      <span className="min-w-0 flex-1">
        {title}
        {detail && <span className="block text-sm font-normal text-muted">{detail}</span>}
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
    </button>
  );
}
