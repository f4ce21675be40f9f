import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';

/** 6,482 or ६,४८२; one digit behind the point where there is something behind it. */
export function formatNumber(value: number, language: LanguageTag): string {
  const text = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format(value);
  return formatDigits(text, language);
}
