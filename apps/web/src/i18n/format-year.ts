import { intlLocalesOf, type Locale } from '@portal/ui/i18n/locale.ts';

/** 2026 or २०२६. */
export function formatYear(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(intlLocalesOf(locale), { year: 'numeric' }).format(instant);
}
