import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode };

/** Names and values, a line each. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-divider">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-3 first:pt-0 last:pb-0"
        >
          <dt className="text-sm leading-body text-muted">{label}</dt>
          <dd className="min-w-0 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
