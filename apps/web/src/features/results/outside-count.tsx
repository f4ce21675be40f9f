import { Plural, Trans } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/format-digits';
import { isOutside, type Condition } from '@portal/clinical-domain/results/condition';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { Notice } from '../../ui/notice.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

const above = new Set<Condition | undefined>(['high', 'critical-high']);
const below = new Set<Condition | undefined>(['low', 'critical-low']);

/** The whole report in one sentence. */
export function OutsideCount({ parameters }: { parameters: Parameter[] }) {
  const all = formatDigits(parameters.length, useLanguage());
  const outside = parameters.filter(({ condition }) => isOutside(condition));
  const count = outside.length;
  if (count === 0) {
    if (parameters.length === 0 || parameters.some(({ condition }) => condition === undefined))
      return undefined;
    return (
      <Notice kind="success">
        <Plural
          value={parameters.length}
          one="The value is within the normal range."
          other="All # values are within the normal range."
        />
      </Notice>
    );
  }
  return (
    <Notice kind="warning">
      <strong>
        {outside.every(({ condition }) => above.has(condition)) ? (
          <Plural
            value={count}
            one={`# of ${all} values is above the normal range.`}
            other={`# of ${all} values are above the normal range.`}
          />
        ) : outside.every(({ condition }) => below.has(condition)) ? (
          <Plural
            value={count}
            one={`# of ${all} values is below the normal range.`}
            other={`# of ${all} values are below the normal range.`}
          />
        ) : (
          <Plural
            value={count}
            one={`# of ${all} values is not in the normal range.`}
            other={`# of ${all} values are not in the normal range.`}
          />
        )}
      </strong>{' '}
      <Trans>Ask your doctor what this means for you.</Trans>
    </Notice>
  );
}
