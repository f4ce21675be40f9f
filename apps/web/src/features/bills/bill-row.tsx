import { Trans, useLingui } from '@lingui/react/macro';
import type { Bill } from '@portal/clinical-domain/money/bill';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import { ReceiptText } from 'lucide-react';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useDayView } from '@portal/ui/i18n/day-view.ts';
import { BillBadge } from './bill-badge.tsx';

type Props = { bill: Bill; now: Date; zone: string };

export function BillRow({ bill, now, zone }: Props) {
  const view = useDayView();
  const { number, date, total } = bill;
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-4 sm:px-5">
      <Tile icon={ReceiptText} hue="amber" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-lg font-semibold tabular-nums">{formatMoney(total, view.language)}</p>
        <p className="text-sm text-muted tabular-nums">
          {[number, date && formatDate(new Date(date), { ...view, zone })].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="max-sm:-mt-1 max-sm:w-full max-sm:pl-14.5 empty:hidden">
        <BillBadge bill={bill} now={now} zone={zone} />
      </div>
      <ViewDetails bill={bill} />
    </div>
  );
}

function ViewDetails({ bill: { id, number, lines } }: { bill: Bill }) {
  const { t } = useLingui();
  const tell = () =>
    toastQueue.show({
      kind: 'info',
      heading: number ?? t`Invoice`,
      message: t`Currently payment details not available !`,
    });
  const look = { variant: 'soft', size: 'sm', className: 'max-sm:w-full' } as const;
  if (lines.length === 0)
    return (
      <Button {...look} onClick={tell}>
        <Trans>View Details</Trans>
      </Button>
    );
  return (
    <LinkButton {...look} to={`/bills/${id}`}>
      <Trans>View Details</Trans>
    </LinkButton>
  );
}
