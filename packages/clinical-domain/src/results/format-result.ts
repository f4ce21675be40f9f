import { formatDigits } from '../language/format-digits.ts';
import type { LanguageTag } from '../language/format-locale.ts';
import { formatUnit } from '../language/format-unit.ts';
import type { Comparator, Measured } from './measured.ts';
import type { ResultRange } from './result-range.ts';

const signs = { '<': '<', '<=': '≤', '>=': '≥', '>': '>' };

export const signOf = (comparator: Comparator | undefined) => (comparator ? signs[comparator] : '');

/** The number alone: '138', '<3', '१३८'. */
export function formatAmount({ number, comparator }: Measured, language: LanguageTag): string {
  return `${signOf(comparator)}${formatDigits(number, language)}`;
}

/** The number with its unit: '138 mg/dL', '5.4 %'. */
export function formatMeasured(measured: Measured, language: LanguageTag): string {
  const amount = formatAmount(measured, language);
  return measured.unit ? `${amount} ${formatUnit(measured.unit.text, language).text}` : amount;
}

/** '0 – 100 mg/dL', '≤ 5 mg/L', or the laboratory's own words. */
export function formatRange(range: ResultRange, language: LanguageTag): string | undefined {
  const limits = formatLimits(range, language);
  if (limits === undefined) return range.text;
  return range.unit ? `${limits} ${formatUnit(range.unit.text, language).text}` : limits;
}

/** The limits without their unit; nothing where the range is words. */
export function formatLimits({ low, high }: ResultRange, language: LanguageTag): string | undefined {
  if (low !== undefined && high !== undefined)
    return `${formatDigits(low, language)} – ${formatDigits(high, language)}`;
  if (high !== undefined) return `≤ ${formatDigits(high, language)}`;
  return low === undefined ? undefined : `≥ ${formatDigits(low, language)}`;
}
