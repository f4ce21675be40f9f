import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { readBill, sumOpenBills, type Bill } from '@portal/clinical-domain/money/bill';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import type { Invoice } from 'fhir/r4';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';

export function OutstandingPayment({ invoices }: { invoices: Invoice[] }) {
  const view = useDayView();
  const bills = invoices.map(readBill);
  const { total, due } = sumOpenBills(bills);
  const dueDay = due && formatDay(due, view);
  return (
    <Card
      aria-labelledby="outstanding-payment"
      className="flex h-full flex-wrap content-between items-center gap-x-3.5 gap-y-4"
    >
      <Tile icon={ReceiptText} hue="amber" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 id="outstanding-payment" className="text-sm tracking-normal text-muted">
          <Trans>Outstanding Payment</Trans>
        </h2>
        <p className="text-2xl leading-tight font-semibold tracking-display tabular-nums lg:text-3xl">
          {formatMoney(total, view.language)}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {bills.length === 0 && <Trans>Nothing to pay</Trans>}
          {bills.length > 1 && <Plural value={bills.length} one="# bill" other="# bills" />}
          {bills.length > 1 && dueDay && ' · '}
          {dueDay && <Trans>Due by {dueDay}</Trans>}
        </p>
      </div>
      {bills.length > 0 && <ViewDetails bills={bills} />}
    </Card>
  );
}

function ViewDetails({ bills }: { bills: Bill[] }) {
  const { t } = useLingui();
  const [bill] = bills;
  const look = {
    variant: 'soft',
    className: 'max-sm:min-h-11 max-sm:bg-transparent max-sm:px-1! max-sm:text-sm sm:w-full',
  } as const;
  const label: ReactNode = <Trans>View Details</Trans>;
  if (bills.length === 1 && bill?.lines.length === 0) {
    const tell = () =>
      toastQueue.show({
        kind: 'info',
        heading: t`Outstanding Payment`,
        message: t`Currently payment details not available !`,
      });
    return (
      <Button {...look} onClick={tell}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton {...look} to={bills.length === 1 ? `/bills/${bill?.id}` : '/bills'}>
      {label}
    </LinkButton>
  );
}
