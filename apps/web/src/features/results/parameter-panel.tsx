import { ConditionBadge } from '@portal/ui/condition-badge.tsx';
import type { ComponentProps, Ref } from 'react';
import { ParameterDetails } from './parameter-details.tsx';
import { ResultValue } from './result-value.tsx';
import { TestName } from './test-name.tsx';

export const parameterPanelId = 'parameter-panel';

type Props = ComponentProps<typeof ParameterDetails> & { ref: Ref<HTMLElement> };

/** On wide screens, beside the table: the value that was chosen there. */
export function ParameterPanel({ ref, ...props }: Props) {
  const { parameter } = props;
  return (
    <section
      ref={ref}
      id={parameterPanelId}
      aria-labelledby={`${parameterPanelId}-name`}
      className="scroll-m-5 rounded-lg border border-info-line bg-surface p-4.5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={`${parameterPanelId}-name`} className="text-lg">
            <TestName parameter={parameter} />
          </h3>
          <p className="text-3xl leading-tight font-bold tracking-display">
            <ResultValue parameter={parameter} />
          </p>
        </div>
        <ConditionBadge condition={parameter.condition} />
      </div>
      <ParameterDetails key={parameter.key} {...props} />
    </section>
  );
}
