import { Trans, useLingui } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { classNames } from '@portal/ui/class-names.ts';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import { NormalRange } from './normal-range.tsx';
import { parameterPanelId } from './parameter-panel.tsx';
import { RangeBar } from './range-bar.tsx';
import { findRangeScale } from './range-scale.ts';
import { ResultValue } from './result-value.tsx';
import { TestName } from './test-name.tsx';

type Props = { parameters: Parameter[]; chosen: string | undefined; onChoose: (key: string) => void };

const headCell =
  'bg-sunken px-3 py-2.5 text-left text-sm font-semibold whitespace-nowrap text-muted first:rounded-l-sm last:rounded-r-sm';
const cell = 'px-3 py-1.5';

/** On wide screens. Choosing a row shows that value closely beside the table. */
export function ResultsTable({ parameters, chosen, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">
        <Trans>Results</Trans>
      </caption>
      <thead>
        <tr>
          {[t`Parameter`, t`Result`, t`Normal Range`, t`Condition`].map((header) => (
            <th key={header} scope="col" className={headCell}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
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
  const { measured, range, condition, note } = parameter;
  const scale = measured && range && findRangeScale(measured.number, range);
  return (
    <tr
      className={classNames(
        'relative border-b border-divider last:border-0',
        isChosen
          ? 'border-transparent *:bg-soft *:first:rounded-l-sm *:last:rounded-r-sm'
          : 'hover:*:bg-hover',
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
      <td className={classNames(cell, 'text-lg font-semibold *:last:text-sm')}>
        <ResultValue parameter={parameter} />
      </td>
      <td className={classNames(cell, 'tabular-nums')}>
        <span className="flex items-center justify-between gap-4">
          <span className="xl:whitespace-nowrap">
            <NormalRange range={range} />
          </span>
          {scale && (
            <span className="w-24 flex-none max-xl:hidden">
              <RangeBar scale={scale} isOutside={isOutside(condition)} />
            </span>
          )}
        </span>
      </td>
      <td className={cell}>
        <ConditionBadge condition={condition} />
      </td>
    </tr>
  );
}
