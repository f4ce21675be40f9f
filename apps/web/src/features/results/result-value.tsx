import { Trans } from '@lingui/react/macro';
import { formatAmount } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { LangText } from '@portal/ui/lang-text.tsx';

type Props = { parameter: Pick<Parameter, 'measured' | 'valueText'> };

/** A number with its unit, words, or that there is none. */
export function ResultValue({ parameter: { measured, valueText } }: Props) {
  const language = useLanguage();
  if (measured)
    return (
      <>
        <span className="tabular-nums">{formatAmount(measured, language)}</span>{' '}
        <span className="text-md font-normal text-muted">{measured.unit?.text}</span>
      </>
    );
  if (valueText) return <LangText>{valueText}</LangText>;
  return (
    <span className="text-md font-normal text-muted">
      <Trans>No result</Trans>
    </span>
  );
}
