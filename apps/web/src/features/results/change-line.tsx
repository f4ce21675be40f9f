import { Trans } from '@lingui/react/macro';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { TrendSummary } from '@portal/clinical-domain/results/trend';
import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

type Props = { before: NonNullable<TrendSummary['before']> };

const icons = { same: Equal, higher: TrendingUp, lower: TrendingDown };

/** Higher or lower is no verdict, so it has no colour of one. */
export function ChangeLine({ before: { point, direction, difference } }: Props) {
  const view = useClinicView();
  const Icon = icons[direction];
  const day = formatDate(new Date(point.at), view);
  const amount = formatDigits(difference, view.language);
  return (
    <p className="flex items-center gap-2 font-medium tabular-nums">
      <Icon size={20} aria-hidden="true" className="flex-none text-link" />
      {direction === 'same' && <Trans>Same as {day}</Trans>}
      {direction === 'higher' && (
        <Trans>
          {amount} higher than {day}
        </Trans>
      )}
      {direction === 'lower' && (
        <Trans>
          {amount} lower than {day}
        </Trans>
      )}
    </p>
  );
}
