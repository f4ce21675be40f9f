import { Plural, Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Verdict } from '@portal/clinical-domain/results/verdict';
import { useLanguage } from './i18n/use-language.ts';

/** What a report comes to, in one sentence. Of a single value no count is said. */
export function VerdictSentence({ verdict: { kind, count, of } }: { verdict: Verdict }) {
  const all = formatDigits(of, useLanguage());
  if (kind === 'within')
    return (
      <Plural
        value={of}
        one="The value is within the normal range."
        other="All # values are within the normal range."
      />
    );
  if (kind === 'above')
    return of === 1 ? (
      <Trans>The value is above the normal range.</Trans>
    ) : (
      <Plural
        value={count}
        one={`# of ${all} values is above the normal range.`}
        other={`# of ${all} values are above the normal range.`}
      />
    );
  if (kind === 'below')
    return of === 1 ? (
      <Trans>The value is below the normal range.</Trans>
    ) : (
      <Plural
        value={count}
        one={`# of ${all} values is below the normal range.`}
        other={`# of ${all} values are below the normal range.`}
      />
    );
  return of === 1 ? (
    <Trans>The value is outside the normal range.</Trans>
  ) : (
    <Plural
      value={count}
      one={`# of ${all} values is outside the normal range.`}
      other={`# of ${all} values are outside the normal range.`}
    />
  );
}
