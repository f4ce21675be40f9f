import { classNames } from '@portal/ui/class-names.ts';
import type { RangeScale } from './range-scale.ts';

type Props = { scale: RangeScale; isOutside: boolean; isLarge?: boolean };

/** Says again what the range, the number and the condition beside it say, for the eye alone. */
export function RangeBar({ scale, isOutside, isLarge = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames('relative block w-full rounded-xs bg-(--chart-track)', isLarge ? 'h-2.5' : 'h-2')}
    >
      <span
        className="absolute inset-y-0 rounded-xs bg-(--chart-band) shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--chart-band-edge)_45%,transparent)]"
        style={{ left: `${scale.from}%`, width: `${scale.to - scale.from}%` }}
      />
      <span
        className={classNames(
          'absolute top-1/2 -translate-1/2 border-[2.5px] border-surface',
          isLarge ? 'size-4.5' : 'size-3.5',
          isOutside
            ? 'rotate-45 rounded-[4px] bg-(--chart-out) shadow-[0_0_0_1px_var(--chart-out)]'
            : 'rounded-full bg-(--chart-band-edge) shadow-[0_0_0_1px_var(--chart-band-edge)]',
        )}
        style={{ left: `${scale.marker}%` }}
      />
    </span>
  );
}
