import { Plural, Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Verdict } from '@portal/clinical-domain/results/verdict';
import { Callout } from '@portal/ui/callout.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** The whole report in one sentence. */
export function OutsideCount({ verdict }: { verdict: Verdict | undefined }) {
  if (verdict === undefined) return undefined;
  if (verdict.kind === 'within')
    return (
      <Callout kind="success">
        <Plural
          value={verdict.of}
          one="The value is within the normal range."
          other="All # values are within the normal range."
        />
      </Callout>
    );
  return (
    <Callout kind="warning">
      <strong>
        <Outside verdict={verdict} />
      </strong>{' '}
      <Trans>Ask your doctor what this means for you.</Trans>
    </Callout>
  );
}

/** Of a single value no count is said. */
function Outside({ verdict: { kind, count, of } }: { verdict: Verdict }) {
  const all = formatDigits(of, useLanguage());
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
    <Trans>The value is not in the normal range.</Trans>
  ) : (
    <Plural
      value={count}
      one={`# of ${all} values is not in the normal range.`}
      other={`# of ${all} values are not in the normal range.`}
    />
  );
}
