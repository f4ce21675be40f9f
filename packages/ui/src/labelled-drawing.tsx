import type { ReactNode } from 'react';

type Props = { label: string; className?: string; children: ReactNode };

/** A drawing that says something: its words are read in its place. */
export function LabelledDrawing({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg, which no img can carry
    <span role="img" aria-label={label} className={className}>
      {children}
    </span>
  );
}
