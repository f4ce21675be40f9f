import { formatRange } from '@portal/clinical-domain/results/format-result';
import type { ResultRange } from '@portal/clinical-domain/results/result-range';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** Limits with their unit, or the laboratory's own words, which are English. */
export function NormalRange({ range }: { range: ResultRange | undefined }) {
  const language = useLanguage();
  if (!range) return '–';
  const isWords = range.low === undefined && range.high === undefined;
  return <span lang={isWords ? 'en' : undefined}>{formatRange(range, language)}</span>;
}
