import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '@portal/ui/class-names.ts';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';

type Props = {
  icon: LucideIcon;
  hue: Hue;
  title: string;
  detail: string;
  isOn: boolean;
  onChange: () => void;
};

export function SwitchRow({ icon, hue, title, detail, isOn, onChange }: Props) {
  const [titleId, detailId] = [useId(), useId()];
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={titleId}
      aria-describedby={detailId}
      onClick={onChange}
      className="flex min-h-14.5 w-full cursor-pointer items-center gap-3.5 px-4 py-1.5 text-left -outline-offset-2! hover:bg-hover"
    >
      <Tile icon={icon} hue={hue} size="sm" />
      <span className="min-w-0 flex-1">
        <span id={titleId} className="block font-medium">
          {title}
        </span>
        <span id={detailId} className="block text-sm text-muted">
          {detail}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-8 w-13 flex-none rounded-full border-2 p-0.5 transition-colors duration-(--dur-fast)',
          isOn ? 'justify-end border-primary bg-primary' : 'border-line-control bg-surface',
        )}
      >
        <i
          className={classNames(
            'aspect-square h-full rounded-full',
            isOn ? 'bg-on-primary' : 'bg-line-control',
          )}
        />
      </span>
    </button>
  );
}
