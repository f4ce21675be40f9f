import { ChevronsUpDown, type LucideIcon } from 'lucide-react';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';

type Option = { id: string; name: string; lang?: string };
type Props = {
  icon: LucideIcon;
  hue: Hue;
  label: string;
  value: string;
  options: Option[];
  onChange: (id: string) => void;
};

/** The phone's own list opens over the whole row. */
export function ChoiceRow({ icon, hue, label, value, options, onChange }: Props) {
  return (
    <label className="relative flex min-h-16 items-center gap-3.5 px-5 py-2.5 hover:bg-hover">
      <Tile icon={icon} hue={hue} size="sm" />
      <span className="flex-1 font-medium">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="-my-2.5 min-h-16 cursor-pointer appearance-none self-stretch bg-transparent pr-9 text-right text-muted -outline-offset-4!"
      >
        {options.map(({ id, name, lang }) => (
          <option key={id} value={id} lang={lang} className="bg-surface text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute right-5 text-subtle"
      />
    </label>
  );
}
