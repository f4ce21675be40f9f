import { classNames } from '@portal/ui/class-names.ts';
import { findRangeScale } from './range-scale.ts';

type Props = {
  number: number;
  range: { low: number | undefined; high: number | undefined };
  isOutside: boolean;
};

/** Says again what the range, the number and the condition beside it say, for the eye alone. */
export function RangeBar({ number, range, isOutside }: Props) {
  const scale = findRangeScale(number, range);
  if (!scale) return undefined;
  return (
    <span
      aria-hidden="true"
      className="relative block h-2 w-26 flex-none rounded-xs bg-(--chart-track) max-sm:col-span-2 max-sm:row-start-3 max-sm:mt-2.5 max-sm:w-full lg:w-24"
    >
      <span
        className="absolute inset-y-0 rounded-xs bg-(--chart-band) shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--chart-band-edge)_45%,transparent)]"
        style={{ left: `${scale.from}%`, width: `${scale.to - scale.from}%` }}
      />
      <span
        className={classNames(
          'absolute top-1/2 -mt-[7px] -ml-[7px] size-3.5 border-[2.5px] border-surface',
          isOutside
            ? 'rotate-45 rounded-[4px] bg-(--chart-out) shadow-[0_0_0_1px_var(--chart-out)]'
            : 'rounded-full bg-(--chart-band-edge) shadow-[0_0_0_1px_var(--chart-band-edge)]',
        )}
        style={{ left: `${scale.marker}%` }}
      />
    </span>
  );
}
