import { Trans } from '@lingui/react/macro';
import { isOutside } from '@portal/clinical-domain/results/condition';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { classNames } from '@portal/ui/class-names.ts';
import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { NormalRange } from './normal-range.tsx';
import { ParameterDetails } from './parameter-details.tsx';
import { RangeBar } from './range-bar.tsx';
import { findRangeScale } from './range-scale.ts';
import { ResultValue } from './result-value.tsx';
import { TestName } from './test-name.tsx';

/** One value on a phone: in full where it is outside its range, else in short; a press opens or closes it. */
export function ParameterItem(props: ComponentProps<typeof ParameterDetails>) {
  const { parameter } = props;
  const isOut = isOutside(parameter.condition);
  const [isOpen, setOpen] = useState(isOut);
  const id = useId();
  const name = (
    <h4 className="text-md font-medium">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="text-left after:absolute after:inset-0"
      >
        <TestName parameter={parameter} />
      </button>
    </h4>
  );
  const chevron = (
    <ChevronDown
      size={20}
      aria-hidden="true"
      className={classNames('flex-none text-muted transition-transform', isOpen && 'rotate-180')}
    />
  );
  return (
    <li className={classNames('rounded-lg border border-line', isOut ? 'p-4' : 'px-3.5 py-3')}>
      {isOut ? (
        <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
          {name}
          <span className="flex items-center gap-2">
            <ConditionBadge condition={parameter.condition} />
            {chevron}
          </span>
          <p className="col-span-2 text-3xl leading-tight font-bold tracking-display">
            <ResultValue parameter={parameter} />
          </p>
        </div>
      ) : (
        <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
          {name}
          <span className="flex items-center gap-2 text-lg font-semibold">
            <span>
              <ResultValue parameter={parameter} />
            </span>
            {chevron}
          </span>
          {!isOpen && <Short parameter={parameter} />}
          {isOpen && (
            <span className="col-span-2 justify-self-end">
              <ConditionBadge condition={parameter.condition} />
            </span>
          )}
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <ParameterDetails {...props} />}
      </div>
    </li>
  );
}

function Short({ parameter: { measured, range, condition, note } }: { parameter: Parameter }) {
  const scale = measured && range && findRangeScale(measured.number, range);
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        {range && (
          <>
            <Trans>Normal Range</Trans> <NormalRange range={range} />
          </>
        )}
        {note && (
          <span lang="en" className="block">
            {note}
          </span>
        )}
      </p>
      <span className="justify-self-end">
        <ConditionBadge condition={condition} />
      </span>
      {scale && (
        <span className="col-span-2 mt-1">
          <RangeBar scale={scale} isOutside={false} />
        </span>
      )}
    </>
  );
}
