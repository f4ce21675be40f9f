import { Plural } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Badge, type BadgeKind } from './badge.tsx';

/** How far away a visit is. */
export function DaysUntil({ days, kind = 'info' }: { days: number; kind?: BadgeKind }) {
  return (
    <Badge kind={kind} icon={Clock}>
      <Plural value={days} _0="Today" _1="Tomorrow" other="In # days" />
    </Badge>
  );
}
