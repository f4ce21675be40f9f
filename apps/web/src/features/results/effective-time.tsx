import { Trans } from '@lingui/react/macro';
import { formatDay } from '@portal/clinical-domain/format-calendar';
import { formatDate, formatDateTime } from '@portal/clinical-domain/format-date';
import { formatDigits } from '@portal/clinical-domain/format-digits';
import { useClinicView } from '../../session/use-clinic-view.ts';

/** When the sample was taken, as exactly as the record knows it. */
export function EffectiveTime({ effective, hasTime }: { effective: string | undefined; hasTime?: boolean }) {
  const view = useClinicView();
  if (effective === undefined) return <Trans>N/A</Trans>;
  if (effective.length < 10) return formatDigits(effective, view.language);
  if (effective.length === 10) return formatDay(effective, view.language);
  const instant = new Date(effective);
  return hasTime ? formatDateTime(instant, view) : formatDate(instant, view);
}
