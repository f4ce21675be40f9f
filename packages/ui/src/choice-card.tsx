import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'title'> & {
  lead?: ReactNode;
  title: ReactNode;
  details?: ReactNode;
  end?: ReactNode;
  /** Where the circle stands. */
  radioAt?: 'start' | 'end';
};

/** One of several, as a card that can be pressed anywhere. */
export function ChoiceCard({ lead, title, details, end, radioAt = 'start', ...input }: Props) {
  const radio = (
    <input
      type="radio"
      className="grid size-[22px] flex-none appearance-none place-items-center rounded-full border-2 border-line-control outline-none before:size-2.5 before:rounded-full checked:border-primary checked:bg-primary checked:before:bg-on-primary"
      {...input}
    />
  );
  return (
    <label
      className={classNames(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-control bg-surface px-3.5 py-3 transition-colors duration-(--dur-fast) hover:border-primary hover:bg-hover sm:gap-3.5 sm:px-5',
        'has-checked:border-primary has-checked:bg-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--color-focus)',
      )}
    >
      {radioAt === 'start' && radio}
      {lead}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {details && <span className="block text-sm text-muted">{details}</span>}
      </span>
      {end}
      {radioAt === 'end' && radio}
    </label>
  );
}

/** The question above its choices. */
export function ChoiceGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold tracking-title">{legend}</legend>
      <div className="grid gap-3">{children}</div>
    </fieldset>
  );
}
