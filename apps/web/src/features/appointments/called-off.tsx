import { Trans } from '@lingui/react/macro';
import { findCancelReason, findVisitState } from '@portal/clinical-domain/visits/visit-state';
import type { Appointment } from 'fhir/r4';
import { Link } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { Notice } from '@portal/ui/notice.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { RecordWords } from '@portal/ui/record-words.tsx';
import { linkedVisit } from './visit.ts';

/** Below who called a visit off: why, where that is known, and the way on. */
export function CalledOff({ visit, now }: { visit: Appointment; now: Date }) {
  switch (findVisitState(visit, now.getTime())) {
    case 'moved':
      return (
        <Notice kind="info">
          <Link
            to={`/appointments/${linkedVisit(visit, 'rescheduledTo')}`}
            className="font-semibold text-link underline"
          >
            <Trans>See the new time</Trans>
          </Link>
        </Notice>
      );
    case 'declined':
    case 'cancelled-by-clinic':
    case 'cancelled':
      return (
        <Notice kind="warning">
          <Reason visit={visit} />
          <AskTheClinic />
        </Notice>
      );
    default:
      return null;
  }
}

function Reason({ visit }: { visit: Appointment }) {
  const reason = findCancelReason(visit, useLanguage());
  if (!reason) return null;
  const words = <RecordWords>{reason}</RecordWords>;
  return (
    <p>
      <Trans>Reason: {words}</Trans>
    </p>
  );
}

function AskTheClinic() {
  const { clinicPhone } = getPortalConfig();
  if (!clinicPhone)
    return (
      <p>
        <Trans>You don’t need to come. You can choose another time here.</Trans>
      </p>
    );
  const number = <PhoneLink number={clinicPhone} />;
  return (
    <p>
      <Trans>You don’t need to come. Choose another time here, or call {number} to ask why.</Trans>
    </p>
  );
}
