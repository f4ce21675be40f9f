import { Plural, Trans } from '@lingui/react/macro';
import { Clock, TriangleAlert } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';

export function DueBadge({ days }: { days: number }) {
  if (days < 0)
    return (
      <Badge kind="danger" icon={TriangleAlert}>
        <Trans>Overdue</Trans>
      </Badge>
    );
  return (
    <Badge kind="warning" icon={Clock}>
      <Plural value={days} _0="Due today" one="Due in # day" other="Due in # days" />
    </Badge>
  );
}
