import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { isOutside } from '@portal/clinical-domain/results/condition';
import type { Trend } from '@portal/clinical-domain/results/trend';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { findValueAxis } from './chart-scale.ts';
import { Marker } from './chart-marker.tsx';

const width = 116;
const height = 46;
const edge = 6;
const mostPoints = 5;

/** The last results up to this one, at a glance; the detail report has the figures. */
export function Sparkline({ trend: { points, range, now } }: { trend: Trend }) {
  const { t } = useLingui();
  const language = useLanguage();
  const place = points.findIndex(({ key }) => key === now.key);
  const shown = points.slice(Math.max(0, place + 1 - mostPoints), place + 1);
  if (shown.length < 2) return undefined;
  const axis = findValueAxis(
    shown.map(({ measured }) => measured.number),
    { low: range?.low, high: range?.high },
  );
  const y = (value: number) =>
    height - edge - ((value - axis.bottom) / (axis.top - axis.bottom)) * (height - 2 * edge);
  const x = (index: number) => edge + (index / (shown.length - 1)) * (width - 2 * edge);
  const clamp = (value: number) => Math.min(axis.top, Math.max(axis.bottom, value));
  const band = range && { from: y(clamp(range.high ?? axis.top)), to: y(clamp(range.low ?? axis.bottom)) };
  const count = formatDigits(shown.length, language);
  const last = shown.length - 1;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg, which no img can carry
      role="img"
      aria-label={t`The last ${count} results. The band is the normal range.`}
      className="flex-none max-sm:w-19"
    >
      {band && band.to > band.from && (
        <rect y={band.from} width={width} height={band.to - band.from} rx="4" fill="var(--chart-band)" />
      )}
      <polyline
        points={shown.map(({ measured }, index) => `${x(index)},${y(measured.number)}`).join(' ')}
        fill="none"
        stroke="var(--chart-line)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Marker x={x(last)} y={y(now.measured.number)} isOutside={isOutside(now.condition)} />
    </svg>
  );
}
