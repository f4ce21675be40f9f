import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode };

/** Names and values, a line each; where both do not fit, the value stands below its name. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-divider">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-3 py-3 first:pt-0 last:pb-0">
          <dt className="min-w-0 flex-[2_1_6rem] text-sm leading-body text-muted">{label}</dt>
          <dd className="min-w-0 flex-[3_1_9rem] font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
