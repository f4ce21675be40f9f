import { Trans, useLingui } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import { formatAmount, formatRange } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { classNames } from '@portal/ui/class-names.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import { parameterPanelId } from './parameter-panel.tsx';
import { RangeBar } from './range-bar.tsx';
import { TestName } from './test-name.tsx';

type Props = { parameters: Parameter[]; chosen: string | undefined; onChoose: (key: string) => void };

const headCell =
  'bg-sunken px-3 py-2.5 text-left text-sm font-semibold whitespace-nowrap text-muted first:rounded-l-sm last:rounded-r-sm';
const cell = 'p-3 max-sm:p-0';

/** A real table; on phones each row is stacked. Choosing a row shows that parameter over time. */
export function ResultsTable({ parameters, chosen, onChoose }: Props) {
  const { t } = useLingui();
  if (parameters.length === 0)
    return (
      <p className="text-muted">
        <Trans>This report has no single results here. See the report itself.</Trans>
      </p>
    );
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">
        <Trans>Results</Trans>
      </caption>
      <thead className="max-sm:sr-only">
        <tr>
          {[t`Parameter`, t`Result`, t`Normal Range`, t`Condition`].map((header) => (
            <th key={header} scope="col" className={headCell}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {parameters.map((parameter) => (
          <ResultRow
            key={parameter.key}
            parameter={parameter}
            isChosen={parameter.key === chosen}
            onChoose={() => onChoose(parameter.key)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { parameter: Parameter; isChosen: boolean; onChoose: () => void };

function ResultRow({ parameter, isChosen, onChoose }: RowProps) {
  const { measured, valueText, range, condition, note } = parameter;
  const language = useLanguage();
  return (
    <tr
      className={classNames(
        'relative border-b border-divider last:border-0 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:py-3.5',
        isChosen
          ? 'border-transparent *:bg-soft *:first:rounded-l-sm *:last:rounded-r-sm max-sm:-mx-3 max-sm:rounded-md max-sm:bg-soft max-sm:px-3'
          : 'sm:hover:*:bg-hover',
      )}
    >
      <th scope="row" className={classNames(cell, 'text-left font-medium')}>
        <button
          type="button"
          aria-pressed={isChosen}
          aria-controls={parameterPanelId}
          onClick={onChoose}
          className="min-h-11 text-left after:absolute after:inset-0"
        >
          <TestName parameter={parameter} />
        </button>
        {note && (
          <span lang="en" className="block text-sm font-normal text-muted">
            {note}
          </span>
        )}
      </th>
      <td className={classNames(cell, 'max-sm:self-center max-sm:text-right')}>
        {measured && (
          <>
            <span className="text-lg font-semibold tabular-nums">{formatAmount(measured, language)}</span>{' '}
            <span className="text-sm text-muted">{measured.unit?.text}</span>
          </>
        )}
        {valueText && (
          <span className="font-semibold">
            <LangText>{valueText}</LangText>
          </span>
        )}
        {!measured && !valueText && (
          <span className="text-muted">
            <Trans>No result</Trans>
          </span>
        )}
      </td>
      <td className={classNames(cell, 'max-sm:contents max-sm:text-sm max-sm:text-muted')}>
        <span className="flex items-center justify-between gap-4 max-sm:contents">
          <span className="tabular-nums sm:whitespace-nowrap">
            <span aria-hidden="true" className="sm:hidden">
              <Trans>Normal Range</Trans>{' '}
            </span>
            <span lang={range?.low === undefined && range?.high === undefined ? 'en' : undefined}>
              {range ? formatRange(range, language) : '–'}
            </span>
          </span>
          {measured && range && (
            <RangeBar number={measured.number} range={range} isOutside={isOutside(condition)} />
          )}
        </span>
      </td>
      <td className={classNames(cell, 'max-sm:col-start-2 max-sm:row-start-2 max-sm:justify-self-end')}>
        <ConditionBadge condition={condition} />
      </td>
    </tr>
  );
}
