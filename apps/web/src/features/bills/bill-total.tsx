import { Trans } from '@lingui/react/macro';
import type { Bill } from '@portal/clinical-domain/money/bill';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';

/** What it comes to, what was taken off, what is left. */
export function BillTotal({ bill: { isOpen, charged, deductions, total } }: { bill: Bill }) {
  const language = useLanguage();
  return (
    <dl className="mt-3 grid gap-2.5 tabular-nums @min-[30rem]:ml-auto @min-[30rem]:w-[56%] @min-[30rem]:px-3">
      <div className={row}>
        <dt className="text-muted">
          <Trans>Total</Trans>
        </dt>
        <dd className="font-medium whitespace-nowrap">{formatMoney(charged, language)}</dd>
      </div>
      {deductions.map(({ id, text, amount }) => (
        <div key={id} className={row}>
          <dt lang="en" className="text-muted">
            {text}
          </dt>
          <dd className="font-medium whitespace-nowrap">{formatMoney(amount, language)}</dd>
        </div>
      ))}
      <div className={`${row} border-t border-line pt-3`}>
        <dt className="font-semibold">{isOpen ? <Trans>Outstanding Payment</Trans> : <Trans>Paid</Trans>}</dt>
        <dd className="text-2xl leading-tight font-semibold tracking-title whitespace-nowrap">
          {formatMoney(total, language)}
        </dd>
      </div>
    </dl>
  );
}
