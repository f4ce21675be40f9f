import { formatDigits } from '../language/format-digits.ts';
import type { LanguageTag } from '../language/format-locale.ts';

/** Rs 2,40,000 or रु २,४०,०००: lakh grouping; paisa only where there are some. */
export function formatMoney(rupees: number, language: LanguageTag): string {
  const digits = Number.isInteger(rupees) ? 0 : 2;
  const amount = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(rupees));
  return `${rupees < 0 ? '−' : ''}${language === 'ne' ? 'रु' : 'Rs'} ${formatDigits(amount, language)}`;
}
