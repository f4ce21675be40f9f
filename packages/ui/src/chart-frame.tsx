import { useId, type ReactNode } from 'react';

type Props = {
  title: ReactNode;
  summary: string;
  /** What changed, in two words. */
  badge?: ReactNode;
  legend?: ReactNode;
  table?: ReactNode;
  children: ReactNode;
};

/** A drawing of figures: what it shows in one sentence for who cannot see it, the figures as a table for those who want them. */
export function ChartFrame({ title, summary, badge, legend, table, children }: Props) {
  const id = useId();
  return (
    <figure aria-labelledby={`${id}-title`} className="min-w-0">
      <figcaption>
        <span id={`${id}-title`} className="block text-sm font-semibold text-muted">
          {title}
        </span>
        {badge}
        <span id={`${id}-summary`} className="sr-only">
          {summary}
        </span>
      </figcaption>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg, which no img can carry
        role="img"
        aria-labelledby={`${id}-title ${id}-summary`}
        className="mt-2 [&_svg]:h-auto [&_svg]:w-full"
      >
        {children}
      </div>
      {legend && <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted">{legend}</div>}
      {table}
    </figure>
  );
}
