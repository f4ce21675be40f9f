import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { formatAmount } from '@portal/clinical-domain/results/format-result';
import type { Measured } from '@portal/clinical-domain/results/measured';
import { classNames } from '@portal/ui/class-names.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { RangeBar } from './range-bar.tsx';
import { findRangeScale } from './range-scale.ts';

type Props = {
  measured: Measured;
  range: { low: number | undefined; high: number | undefined };
  isOutside: boolean;
};

/** The bar with its numbers: the value above it, the limits below. */
export function RangeNumbers({ measured, range, isOutside }: Props) {
  const language = useLanguage();
  const scale = findRangeScale(measured.number, range);
  if (!scale) return undefined;
  const limits = [
    { place: scale.from, limit: range.low },
    { place: scale.to, limit: range.high },
  ];
  return (
    <div aria-hidden="true" className="relative pt-6.5 pb-5 text-[12px] leading-none text-muted tabular-nums">
      <Label place={scale.marker} className="top-0 text-[13px] font-bold text-ink">
        {formatAmount(measured, language)}
      </Label>
      <RangeBar scale={scale} isOutside={isOutside} isLarge />
      {limits.map(
        ({ place, limit }) =>
          limit !== undefined && (
            <Label key={place} place={place} className="bottom-0">
              {formatDigits(limit, language)}
            </Label>
          ),
      )}
    </div>
  );
}

/** Under its place, but never beyond the bar's ends. */
function Label({ place, className, children }: { place: number; className: string; children: string }) {
  const side = place < 6 ? undefined : place > 94 ? '-translate-x-full' : '-translate-x-1/2';
  return (
    <span className={classNames('absolute whitespace-nowrap', side, className)} style={{ left: `${place}%` }}>
      {children}
    </span>
  );
}
