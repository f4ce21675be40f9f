import { Trans } from '@lingui/react/macro';
import { formatDate, formatDateTime } from '@portal/clinical-domain/time/format-date';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** When the sample was taken, as exactly as the record knows it. */
export function EffectiveTime({ effective, hasTime }: { effective: string | undefined; hasTime?: boolean }) {
  const view = useClinicView();
  if (effective === undefined) return <Trans>N/A</Trans>;
  if (effective.length <= 10) return formatFhirDate(effective, view);
  const instant = new Date(effective);
  return hasTime ? formatDateTime(instant, view) : formatDate(instant, view);
}
