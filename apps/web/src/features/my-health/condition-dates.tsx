import { Trans } from '@lingui/react/macro';
import { isPast } from '@portal/clinical-domain/fhir/clinical-status';
import type { Condition } from 'fhir/r4';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { formatPartialDate } from './record-strings.ts';

/** Of what is over, “since” would say that it lasts. */
export function ConditionDates({ condition }: { condition: Condition }) {
  const view = useClinicView();
  const begun = condition.onsetDateTime ?? condition.recordedDate;
  if (!begun) return null;
  const since = formatPartialDate(begun, view);
  const until = condition.abatementDateTime && formatPartialDate(condition.abatementDateTime, view);
  return (
    <p className="tabular-nums">
      {until ? (
        <Trans>
          From {since} to {until}
        </Trans>
      ) : isPast(condition.clinicalStatus) ? (
        <Trans>Began {since}</Trans>
      ) : (
        <Trans>Since {since}</Trans>
      )}
    </p>
  );
}
