import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { useLanguage } from './i18n/use-language.ts';

type Props = { label: string; steps: string[]; current: number };

/** Done steps are ticked, the current one (from 0) has a halo; past the last, all are done. */
export function StepProgress({ label, steps, current }: Props) {
  return (
    <div className="@container">
      <ol aria-label={label} className="grid auto-cols-[minmax(0,1fr)] grid-flow-col @min-[53.75rem]:flex">
        {steps.map((step, index) => (
          <Step key={step} name={step} index={index} state={stateOf(index, current)} />
        ))}
      </ol>
    </div>
  );
}

type State = 'done' | 'now' | 'next';

const circles = {
  done: 'border-success-solid bg-success-solid text-surface',
  now: 'border-primary bg-primary text-on-primary shadow-[0_0_0_4px_var(--color-primary-soft-hover)]',
  next: 'border-line-control bg-surface text-muted',
};
const names = { done: 'text-ink', now: 'font-semibold text-link', next: 'text-muted' };

function Step({ name, index, state }: { name: string; index: number; state: State }) {
  const { t } = useLingui();
  const number = formatDigits(index + 1, useLanguage());
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative grid content-start justify-items-center gap-1.5 px-0.5 text-center text-[min(var(--text-xs),3.6vw)] leading-[1.3] @min-[53.75rem]:flex @min-[53.75rem]:flex-1 @min-[53.75rem]:items-center @min-[53.75rem]:gap-2.5 @min-[53.75rem]:px-0 @min-[53.75rem]:text-sm @min-[53.75rem]:first:flex-none"
    >
      {index > 0 && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-[13px] right-[calc(50%+20px)] left-[calc(-50%+20px)] h-0.5 rounded-[2px] @min-[53.75rem]:static @min-[53.75rem]:ml-3.5 @min-[53.75rem]:min-w-4 @min-[53.75rem]:flex-1',
            state === 'next' ? 'bg-line' : 'bg-success-solid',
          )}
        />
      )}
      <span
        className={classNames(
          'grid size-7 flex-none place-items-center rounded-full border-2 text-[13px] font-semibold @min-[53.75rem]:size-8 @min-[53.75rem]:text-sm',
          circles[state],
        )}
      >
        {state === 'done' ? <Check size={16} strokeWidth={2.5} aria-hidden="true" /> : number}
      </span>
      <span className={classNames('max-w-full @min-[53.75rem]:whitespace-nowrap', names[state])}>
        {name}
        {state === 'done' && <span className="sr-only">{`, ${t`completed`}`}</span>}
      </span>
    </li>
  );
}

function stateOf(index: number, current: number): State {
  if (index < current) return 'done';
  return index === current ? 'now' : 'next';
}
