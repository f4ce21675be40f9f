type Props = { weekday: string; day: string; month: string };

export function DateTile({ weekday, day, month }: Props) {
  return (
    <span
      aria-hidden="true"
      className="grid min-h-17 w-15 flex-none content-center justify-items-center rounded-md bg-soft px-0.5 py-1.5 leading-[1.15] text-on-soft"
    >
      <small className="text-xs font-semibold">{weekday}</small>
      <b className="text-2xl font-[650] tracking-[-.02em]">{day}</b>
      <small className="text-xs font-semibold">{month}</small>
    </span>
  );
}
