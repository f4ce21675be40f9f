import { Trans } from '@lingui/react/macro';
import type { Bill } from '@portal/clinical-domain/money/bill';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { BillBadge } from './bill-badge.tsx';

type Props = { bill: Bill; now: Date; zone: string };

export function BillSummary({ bill, now, zone }: Props) {
  const { isOpen, due, total } = bill;
  const view = useDayView();
  const dueDay = due && formatDay(due, view);
  return (
    <BrandCard className="lg:p-6!">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm tracking-normal text-on-brand-muted">
          {isOpen ? <Trans>Outstanding Payment</Trans> : <Trans>Invoice</Trans>}
        </h2>
        <BillBadge bill={bill} now={now} zone={zone} />
      </div>
      <p className="mt-1 text-3xl leading-tight font-semibold tracking-display tabular-nums sm:text-[2.25rem]">
        {formatMoney(total, view.language)}
      </p>
      {isOpen && (
        <p className="mt-1 text-sm text-on-brand-muted tabular-nums">
          {dueDay && (
            <>
              <Trans>Due by {dueDay}</Trans>
              {' · '}
            </>
          )}
          <Trans>Pay at the clinic’s counter</Trans>
        </p>
      )}
    </BrandCard>
  );
}
