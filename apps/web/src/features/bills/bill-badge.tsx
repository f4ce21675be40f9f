import { Trans } from '@lingui/react/macro';
import type { Bill } from '@portal/clinical-domain/money/bill';
import { CircleCheck } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { DueBadge } from './due-badge.tsx';
import { countDaysUntilDue } from './due.ts';

type Props = { bill: Bill; now: Date; zone: string };

/** Paid, or how long there is to pay; nothing where the bill names no day. */
export function BillBadge({ bill: { isOpen, due }, now, zone }: Props) {
  if (isOpen) return due && <DueBadge days={countDaysUntilDue(due, now, zone)} />;
  return (
    <Badge kind="success" icon={CircleCheck}>
      <Trans>Paid</Trans>
    </Badge>
  );
}
