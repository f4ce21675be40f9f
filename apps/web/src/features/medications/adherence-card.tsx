import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { Adherence } from '@portal/clinical-domain/medicines/adherence';
import { useId, type ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

/** How it went in the last thirty days, in words first; it counts and does not judge. */
export function AdherenceCard({ adherence }: { adherence: Adherence }) {
  const { t } = useLingui();
  const titleId = useId();
  const language = useLanguage();
  if (adherence.due === 0) return null;
  const digits = (value: number) => formatDigits(value, language);
  const [due, taken] = [digits(adherence.due), digits(adherence.taken)];
  const parts = [
    { name: t`Taken`, count: adherence.taken, look: 'bg-success-solid' },
    { name: t`Skipped`, count: adherence.skipped, look: 'bg-warning-solid' },
    { name: t`Not marked`, count: adherence.unmarked, look: 'bg-line-control' },
  ];
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        <Trans>The last 30 days</Trans>
      </h2>
      <p className="mt-1">
        <Trans>
          You marked {taken} of {due} doses as taken.
        </Trans>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-3 block h-2.5 w-full rounded-full bg-neutral"
      >
        <Bar share={adherence.taken / adherence.due} from={0} fill="var(--success-solid)" />
        <Bar
          share={adherence.skipped / adherence.due}
          from={adherence.taken / adherence.due}
          fill="var(--warning-solid)"
        />
      </svg>
      <ul className="mt-3 grid gap-1 text-sm text-muted">
        {parts.map(({ name, count, look }) => (
          <Line key={name} look={look} count={digits(count)}>
            {name}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function Bar({ share, from, fill }: { share: number; from: number; fill: string }) {
  return <rect x={from * 100} width={share * 100} y="0" height="4" fill={fill} />;
}

function Line({ look, count, children }: { look: string; count: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={classNames('size-2.5 flex-none rounded-full', look)} />
      <span className="min-w-0 flex-1">{children}</span>
      <span className="font-semibold text-ink tabular-nums">{count}</span>
    </li>
  );
}
