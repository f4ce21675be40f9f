import { Trans } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { TrendSummary } from '@portal/clinical-domain/results/trend';
import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

type Props = { before: NonNullable<TrendSummary['before']> };

/** Higher or lower is no verdict, so it has no colour of one. */
export function ChangeBadge({ before: { point, direction, difference } }: Props) {
  const view = useClinicView();
  const day = formatDate(new Date(point.at), view);
  const amount = formatDigits(difference, view.language);
  if (direction === 'same')
    return (
      <Badge kind="info" icon={Equal}>
        <Trans>Same as {day}</Trans>
      </Badge>
    );
  return direction === 'higher' ? (
    <Badge kind="info" icon={TrendingUp}>
      <Trans>
        {amount} higher than {day}
      </Trans>
    </Badge>
  ) : (
    <Badge kind="info" icon={TrendingDown}>
      <Trans>
        {amount} lower than {day}
      </Trans>
    </Badge>
  );
}
