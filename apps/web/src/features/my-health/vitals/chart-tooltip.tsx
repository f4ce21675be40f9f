type Props = {
  /** Where the point is, in hundredths of the chart's width: as far along the tooltip is its arrow, so both stay inside. */
  share: number;
  isSpoken: boolean;
  value: string;
  when: string;
  details: string;
};

/** The chosen point in words, above it. */
export function ChartTooltip({ share, isSpoken, value, when, details }: Props) {
  return (
    <output
      aria-live={isSpoken ? 'polite' : 'off'}
      className="pointer-events-none absolute bottom-full z-10 mb-1 block w-max max-w-59 min-w-44 animate-appear rounded-md bg-ink px-3.5 py-2.5 text-sm leading-[1.4] text-surface shadow-md motion-reduce:animate-none"
      style={{ left: `${share}%`, transform: `translateX(-${share}%)` }}
    >
      <b className="block text-lg leading-tight font-[650] tabular-nums">{value}</b>
      <span className="block tabular-nums">{when}</span>
      {details !== '' && <span className="block wrap-anywhere">{details}</span>}
      <span
        aria-hidden="true"
        className="absolute -bottom-1 size-3.5 rotate-45 rounded-[3px] bg-ink"
        style={{ left: `clamp(10px, calc(${share}% - 7px), calc(100% - 24px))` }}
      />
    </output>
  );
}
