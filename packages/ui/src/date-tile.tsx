import { classNames } from './class-names.ts';

const looks = {
  soft: 'bg-soft text-on-soft',
  quiet: 'bg-neutral text-on-neutral',
  brand: 'bg-white/14 text-white',
};

type Props = { weekday: string; day: string; month: string; look?: keyof typeof looks };

export function DateTile({ weekday, day, month, look = 'soft' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid min-h-17 w-15 flex-none content-center justify-items-center rounded-md px-0.5 py-1.5 leading-[1.15]',
        looks[look],
      )}
    >
      <small className="text-xs font-semibold">{weekday}</small>
      <b className="text-2xl font-[650] tracking-[-.02em]">{day}</b>
      <small className="text-xs font-semibold">{month}</small>
    </span>
  );
}
