import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Segment<T extends string> = {
  id: T;
  content: ReactNode;
  /** Spoken, where the content is only a sign. */
  label?: string;
  lang?: string;
};

type Props<T extends string> = {
  label: string;
  segments: Segment<T>[];
  value: T | undefined;
  onChange: (id: T) => void;
  className?: string;
};

/** Two to four choices side by side, one of them chosen. Real radio buttons, so that arrow keys move between them. */
export function Segments<T extends string>({ label, segments, value, onChange, className }: Props<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'grid min-h-12 auto-cols-fr grid-flow-col gap-0.5 rounded-md border-[1.5px] border-line-control bg-sunken p-[3px]',
        className,
      )}
    >
      {segments.map(({ id, content, label: spoken, lang }) => (
        <label
          key={id}
          lang={lang}
          className="relative grid min-h-11 cursor-pointer grid-flow-col place-content-center items-center gap-1.5 rounded-sm px-1.5 text-center text-sm leading-snug font-medium text-muted hover:bg-hover has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--color-focus)"
        >
          <input
            type="radio"
            name={name}
            aria-label={spoken}
            checked={id === value}
            onChange={() => onChange(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {content}
        </label>
      ))}
    </div>
  );
}
